// @vitest-environment happy-dom
import { createUserWithEmailAndPassword } from '@firebase/auth';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { anEmail, aPassword, openSignIn, type SignInServer } from '#test/sign-in.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { session } from '#web/app/session/current.ts';
import { Confirmer } from '#web/start/Confirmer.tsx';
import { PlanEditor } from '#web/support/PlanEditor.tsx';

let server: SignInServer;

/** The page has the server's own address, as in a browser. */
beforeAll(async () => {
  server = await openSignIn();
  const browser: { setURL(address: string): void } = Reflect.get(window, 'happyDOM');
  browser.setURL(server.origin);
  // Closing a dialog goes back in the history, so the first entry must have the server's address too.
  history.replaceState(null, '', server.origin);
  const { auth } = await session.open();
  await createUserWithEmailAndPassword(auth, anEmail(), aPassword);
  await waitFor(() => expect(session.read().state).toBe('signed_in'));
});
afterAll(() => server.close());

const goAway = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

function open() {
  queryClient.clear();
  render(
    <QueryClientProvider client={queryClient}>
      <PlanEditor />
      <Confirmer />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function gate(): [opened: Promise<void>, open: () => void] {
  const { promise, resolve } = Promise.withResolvers<void>();
  return [promise, resolve];
}
const list = (name: string) => screen.findByRole('region', { name });
const kept = async () => (await api.support.plan.call()).calmingThings;

it('keeps every line at once, and shows it again', async () => {
  const user = open();
  const calm = await list('What calms me');
  await user.click(within(calm).getByRole('button', { name: 'Add to What calms me' }));
  await user.type(screen.getByRole('textbox'), 'A walk{Enter}Tea{Enter}');
  await waitFor(async () => expect(await kept()).toEqual(['A walk', 'Tea']));
  expect(await screen.findByText('Saved')).toBeDefined();
  cleanup();
  open();
  expect(within(await list('What calms me')).getByText('Tea')).toBeDefined();
});

it('is printed with the lists that hold something, and none of the page around them', async () => {
  const user = open();
  await list('What calms me');
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  const pieces = [...(document.querySelector('.print-sheet')?.children ?? [])].map(({ textContent }) => textContent);
  expect(pieces).toEqual(['My safety plan', 'What calms me', '- A walk\n- Tea']);
  dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('.print-sheet')).toBeNull();
});

it('keeps in the browser what could not be saved, and saves it when asked', async () => {
  const user = open();
  const calm = await list('What calms me');
  goAway();
  await user.click(await within(calm).findByRole('button', { name: 'Remove “Tea”' }));
  expect(await screen.findByText(/kept in this browser, and not saved/)).toBeDefined();
  expect(within(calm).queryByText('Tea')).toBeNull();
  vi.unstubAllGlobals();
  expect(await kept()).toEqual(['A walk', 'Tea']);

  cleanup();
  const again = open();
  await again.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await kept()).toEqual(['A walk']));
  await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull());
  expect(Object.keys(localStorage).filter((name) => name.startsWith('mallama-draft'))).toEqual([]);
});

it("shows the refusal's own words", async () => {
  const user = open();
  const calm = await list('What calms me');
  await user.click(within(calm).getByRole('button', { name: 'Add to What calms me' }));
  await user.click(screen.getByRole('textbox'));
  await user.paste('x'.repeat(301));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Please check what you entered.')).toBeDefined();
  await user.click(within(calm).getByRole('button', { name: `Remove “${'x'.repeat(301)}”` }));
  await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull());
});

it('asks before it removes the plan', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Remove the plan' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove your safety plan?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await kept()).toEqual(['A walk']);
  await user.click(screen.getByRole('button', { name: 'Remove the plan' }));
  await user.click(await screen.findByRole('button', { name: 'Remove plan' }));
  await waitFor(async () => expect(await kept()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove the plan' })).toBeNull());
});

it('stays removed when a line was still on its way', async () => {
  const user = open();
  const calm = await list('What calms me');
  const [arrives, arrive] = gate();
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    if (request.method === 'PUT') await arrives;
    return real(request, init);
  });
  await user.click(within(calm).getByRole('button', { name: 'Add to What calms me' }));
  await user.type(screen.getByRole('textbox'), 'Tea{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Remove the plan' }));
  await user.click(await screen.findByRole('button', { name: 'Remove plan' }));
  await waitFor(() => expect(screen.queryByText('Tea')).toBeNull());
  // Enough time for a removal that would overtake.
  await new Promise((done) => setTimeout(done, 300));
  arrive();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove the plan' })).toBeNull());
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
  expect(await kept()).toEqual([]);
  expect(screen.queryByText('Tea')).toBeNull();
  expect(Object.keys(localStorage).filter((name) => name.startsWith('mallama-draft'))).toEqual([]);
});

it('shows the plan again when it could not be removed', async () => {
  const user = open();
  const calm = await list('What calms me');
  await user.click(within(calm).getByRole('button', { name: 'Add to What calms me' }));
  await user.type(screen.getByRole('textbox'), 'Tea{Enter}');
  await waitFor(async () => expect(await kept()).toEqual(['Tea']));
  await user.click(await screen.findByRole('button', { name: 'Remove the plan' }));
  goAway();
  await user.click(await screen.findByRole('button', { name: 'Remove plan' }));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(await screen.findByText('Tea')).toBeDefined();
});
