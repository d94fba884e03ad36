import { randomUUID } from 'node:crypto';
import { deleteApp, type FirebaseApp, initializeApp } from '@firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from '@firebase/auth';
import type { Delivery, Provider } from '#server/identity/embedded/provider.ts';
import { keyOf, type Policy } from '#server/identity/embedded/throttle.ts';
import { openTestServer } from '#test/test-server.ts';

type Answer = { status: number; body: Record<string, unknown>; message: string | undefined };

async function read(response: Response): Promise<Answer> {
  const body = await response.json();
  return { status: response.status, body, message: body.error?.message };
}

/** The code that the SDK gives to a refusal, as screens see it. */
export const codeFrom = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no refusal',
    (error: { code?: string }) => error.code ?? String(error),
  );

export const aPassword = 'seven quiet herons';
export const anEmail = () => `amara-${randomUUID().slice(0, 8)}@example.org`;

/** A listening server whose letters can be read, browsers with the real SDK in them, and a bare hand for what no SDK would send. */
export async function openSignIn(settings: Record<string, string> = {}) {
  const server = await openTestServer({ PUBLIC_URL: 'http://localhost:3000', ...settings });
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { identity } = server.house;
  if (!identity.provider) throw new Error('This server has no provider of its own.');
  const provider: Provider = identity.provider;
  const letters: Delivery[] = [];
  provider.deliver = async (delivery) => void letters.push(delivery);
  const apps: FirebaseApp[] = [];

  function browser(): Auth {
    const app = initializeApp({ apiKey: identity.config.apiKey, projectId: identity.config.projectId }, randomUUID());
    apps.push(app);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, origin, { disableWarnings: true });
    return auth;
  }

  /** Somebody who signed up in a browser of their own. */
  async function member() {
    const [auth, email] = [browser(), anEmail()];
    const { user } = await createUserWithEmailAndPassword(auth, email, aPassword);
    return { auth, email, user };
  }

  /** A call as it goes over the wire. */
  const call = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    read(
      await fetch(`${origin}/identitytoolkit.googleapis.com/v1/${path}?key=any`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );

  const refresh = async (token: string): Promise<Answer> =>
    read(
      await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=any`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
      }),
    );

  /** The newest letter of a purpose to an address; what the answer did not wait for is waited for here. */
  async function letterTo(to: string, purpose: Delivery['purpose']): Promise<Delivery> {
    await identity.settled();
    const letter = letters.findLast((one) => one.to === to && one.purpose === purpose);
    if (!letter) throw new Error(`No letter (${purpose}) arrived.`);
    return letter;
  }

  /** As if somebody had tried so often already; the hashes that it would have cost are saved. */
  async function tried(policy: Policy, who: string, count: number) {
    const now = server.clock.now();
    await provider.store.stepTries(keyOf(provider, policy.name, who), () => ({
      count,
      blockedUntil: now,
      updatedAt: now,
    }));
  }

  const me = async (token: string) => {
    const answer = await server.ask({
      method: 'GET',
      url: '/api/auth/user',
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  async function close() {
    await Promise.all(apps.map(deleteApp));
    await server.close();
  }

  return { ...server, origin, provider, letters, letterTo, tried, browser, member, call, refresh, me, close };
}

export type SignInServer = Awaited<ReturnType<typeof openSignIn>>;
