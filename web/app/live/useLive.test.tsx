// @vitest-environment happy-dom
import { createUserWithEmailAndPassword } from '@firebase/auth';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { anEmail, aPassword, openSignIn, type SignInServer } from '#test/sign-in.ts';
import { api } from '#web/app/api.ts';
import { useLive } from '#web/app/live/useLive.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { session } from '#web/app/session/current.ts';
import { useSession } from '#web/app/session/useSession.ts';

let server: SignInServer;

beforeAll(async () => {
  server = await openSignIn();
  const browser: { setURL(address: string): void } = Reflect.get(window, 'happyDOM');
  browser.setURL(server.origin);
  const { auth } = await session.open();
  await createUserWithEmailAndPassword(auth, anEmail(), aPassword);
  await waitFor(() => expect(session.read().state).toBe('signed_in'));
  await api.account.startTrial.call();
});
afterAll(() => server.close());
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Page() {
  const now = useSession();
  useLive(now.state === 'signed_in' ? now.user.id : undefined);
  const { data } = useQuery(api.conversations.list.queryOptions({ input: {} }));
  return <p>{data ? `${data.length} conversations` : 'Loading'}</p>;
}

/** A page whose stream opens only when allowed, and all its requests. */
function open() {
  const { promise: mayListen, resolve: letListen } = Promise.withResolvers<void>();
  const asked: string[] = [];
  let isListening = false;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (to: Request | string, init?: RequestInit) => {
    const { pathname } = new URL(typeof to === 'string' ? to : to.url, server.origin);
    asked.push(pathname);
    if (pathname === '/api/live') await mayListen;
    const response = await real(typeof to === 'string' ? `${server.origin}${to}` : to, init);
    isListening ||= pathname === '/api/live';
    return response;
  });
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  return {
    asked,
    async listen() {
      letListen();
      await waitFor(() => expect(isListening).toBe(true));
      // Enough time for the first events and the requests they cause.
      await new Promise((done) => setTimeout(done, 300));
    },
  };
}

/** A change by another device, which this page's client does not know of. */
async function beginElsewhere() {
  const { auth } = await session.open();
  const headers = { authorization: `Bearer ${await auth.currentUser?.getIdToken()}` };
  const payload = { title: 'The rent', type: 'solo_session' };
  const answer = await server.ask({ method: 'POST', url: '/api/conversations', headers, payload });
  expect(answer.statusCode).toBeLessThan(300);
}

test('nothing is asked twice where nothing changed while the page was opened', async () => {
  const { asked, listen } = open();
  await screen.findByText('0 conversations');
  await listen();
  expect(asked.filter((path) => path === '/api/conversations')).toHaveLength(1);
});

test('what changes after it was loaded and before the page listens appears by itself', async () => {
  const { asked, listen } = open();
  await screen.findByText('0 conversations');
  await beginElsewhere();
  await listen();
  await screen.findByText('1 conversations');
  expect(asked.filter((path) => path === '/api/conversations')).toHaveLength(2);
});
