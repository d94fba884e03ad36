// @vitest-environment happy-dom
import { createUserWithEmailAndPassword } from '@firebase/auth';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { anEmail, aPassword, openSignIn, type SignInServer } from '#test/sign-in.ts';
import { agree } from '#web/account/sign-in/agreement.ts';
import { api } from '#web/app/api.ts';
import { setHeard } from '#web/app/notice/heard.ts';
import { queryClient, refreshRoom } from '#web/app/queryClient.ts';
import { session } from '#web/app/session/current.ts';
import { signOut } from '#web/app/session/signOut.ts';
import { PrivateChat } from '#web/chats/PrivateChat.tsx';
import { useTemporary } from '#web/chats/useTemporary.ts';
import { Confirmer } from '#web/start/Confirmer.tsx';

let server: SignInServer;
let relationship: { id: string; personName: string };

beforeAll(async () => {
  server = await openSignIn();
  const browser: { setURL(address: string): void } = Reflect.get(window, 'happyDOM');
  browser.setURL(server.origin);
  const { auth } = await session.open();
  const email = anEmail();
  await createUserWithEmailAndPassword(auth, email, aPassword);
  await waitFor(() => expect(session.read().state).toBe('signed_in'));
  await agree(email, false);
  await api.account.startTrial.call();
  relationship = await api.relationships.create.call({ personName: 'Maya', relationshipType: 'friend' });
});
afterAll(() => server.close());

/** Everything written that is stored in this browser. */
const kept = () =>
  [...Object.values(localStorage), ...Object.values(sessionStorage)].filter((text) => /rent/.test(text));

function Panel() {
  const { thread, start, end } = useTemporary(relationship.id);
  if (!thread)
    return (
      <button type="button" onClick={start}>
        Begin
      </button>
    );
  return <PrivateChat key={thread.id} {...{ thread, relationship }} saving={null} onSaving={() => {}} onEnd={end} />;
}

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Panel />
        <Confirmer />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const isOver = () => screen.findByRole('button', { name: 'Begin' });

/** One message that could not be sent, and one that is being written. */
async function beginAndWrite() {
  const user = userEvent.setup();
  open();
  await user.click(await isOver());
  await field();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await user.type(await field(), 'About the rent{Enter}');
  await screen.findByText(/Failed to send/);
  await user.type(await field(), 'More about the rent');
  vi.unstubAllGlobals();
  expect(kept()).toHaveLength(2);
  return user;
}

const idOfChat = () => sessionStorage.getItem(`mallama-temporary:${relationship.id}`) ?? '';

beforeEach(() => setHeard(true));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what was written in a temporary chat outlives a reload', async () => {
  const user = await beginAndWrite();
  cleanup();
  open();
  expect((await field()).value).toBe('More about the rent');
  expect(await screen.findByText('About the rent')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'End it now' }));
});

test('nothing of it is left in this browser when it is ended', async () => {
  const user = await beginAndWrite();
  await user.click(screen.getByRole('button', { name: 'End it now' }));
  await isOver();
  expect(kept()).toEqual([]);
});

test('nothing of it is left when it was ended elsewhere', async () => {
  await beginAndWrite();
  const { auth } = await session.open();
  const headers = { authorization: `Bearer ${await auth.currentUser?.getIdToken()}` };
  const url = `/api/threads/${idOfChat()}`;
  expect((await server.ask({ method: 'DELETE', url, headers })).statusCode).toBe(204);
  await act(() => refreshRoom('chats'));
  await isOver();
  expect(kept()).toEqual([]);
  expect(idOfChat()).toBe('');
});

test('it stays while the server cannot be reached', async () => {
  const user = await beginAndWrite();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await act(() => refreshRoom('chats'));
  expect((await field()).value).toBe('More about the rent');
  expect(kept()).toHaveLength(2);
  vi.unstubAllGlobals();
  await user.click(screen.getByRole('button', { name: 'End it now' }));
});

test('nothing of it is left after signing out', async () => {
  const user = await beginAndWrite();
  vi.spyOn(location, 'replace').mockImplementation(() => {});
  const leaving = signOut();
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  cleanup();
  await leaving;
  expect(kept()).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
