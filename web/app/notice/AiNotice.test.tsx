// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AiNotice } from '#web/app/notice/AiNotice.tsx';
import { useNoticeHeard } from '#web/app/notice/heard.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';

/** The server's answers, one per heartbeat; the last one is repeated. */
let answers: (string | null)[];
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const talking = pathname.endsWith('/notice');
    const due = talking ? (answers.length > 1 ? answers.shift() : answers[0]) : null;
    return Response.json({ due: due ?? null });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = () =>
  userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'I understand' }));

test('before the first talk it says what Mallama is, and goes with a word that the server hears', async () => {
  answers = ['first', null];
  render(<AiNotice />);
  expect((await screen.findByRole('dialog')).textContent).toContain(
    'Mallama is an AI program, not a human, and cannot feel emotion.',
  );
  expect(screen.queryByText(/3 hours/)).toBeNull();
  expect(document.activeElement?.textContent).toContain('an AI program');
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual(['/api/account/notice', '/api/account/notice/acknowledge']);
});

test('what is expected stands there at once, and a late answer does not bring it back', async () => {
  answers = ['first', null];
  render(<AiNotice expected="first" />);
  expect(screen.getByRole('dialog').textContent).toContain('not a human');
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it asks every minute, and after three hours offers a break', async () => {
  answers = [null, null, 'hours'];
  render(<AiNotice />);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await screen.findByRole('dialog')).textContent).toContain('You have been here for 3 hours.');
});

test('a server that is away changes nothing of what is shown', async () => {
  answers = ['absence'];
  render(<AiNotice />);
  await screen.findByRole('dialog');
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('nothing may be said before the first answer, nor while the notice is open, nor after its page is left', async () => {
  answers = ['first'];
  const { result } = renderHook(useNoticeHeard);
  const { unmount } = render(<AiNotice />);
  expect(result.current).toBe(false);
  await screen.findByRole('dialog');
  expect(result.current).toBe(false);
  await press();
  await waitFor(() => expect(result.current).toBe(true));
  unmount();
  await waitFor(() => expect(result.current).toBe(false));
});

test('without a first answer it asks again soon, and lets talk begin once nothing is due', async () => {
  answers = [null];
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const { result } = renderHook(useNoticeHeard);
  render(<AiNotice />);
  await vi.advanceTimersByTimeAsync(4000);
  expect(result.current).toBe(false);
  vi.stubGlobal('fetch', answering);
  await vi.advanceTimersByTimeAsync(2000);
  await waitFor(() => expect(result.current).toBe(true));
});

test('what was accepted while the server was away is kept and said later, and never asked for again', async () => {
  answers = ['first'];
  const answering = globalThis.fetch;
  const { unmount } = render(<AiNotice />);
  await screen.findByRole('dialog');
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  render(<AiNotice expected="first" />);
  expect(screen.queryByRole('dialog')).toBeNull();
  asked = [];
  vi.stubGlobal('fetch', answering);
  dispatchEvent(new Event('online'));
  await waitFor(() => expect([...new Set(asked)]).toEqual(['/api/account/notice/acknowledge']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it waits while people to turn to are on the screen, and talk goes on', async () => {
  let see: (isIntersecting: boolean) => void = () => {};
  class Watcher {
    constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => act(() => tell([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
  answers = ['absence'];
  const { result } = renderHook(useNoticeHeard);
  const note = { level: 1, category: 'domestic_violence', who: 'self', resource: 'domestic_violence' } as const;
  render(
    <MemoryRouter>
      <SafetyCard note={note} country="US" />
      <AiNotice />
    </MemoryRouter>,
  );
  await screen.findByRole('dialog');
  see(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(result.current).toBe(true);
  see(false);
  await screen.findByRole('dialog');
  expect(result.current).toBe(false);
});
