import { chatting } from '#test/chats.ts';
import { openFakeProvider } from '#test/coach/provider.ts';
import type { Kind, Person } from '#test/people.ts';
import { openTestServer } from '#test/test-server.ts';

/** A server whose coach is a model somewhere else: what it is asked is kept, and what it answers is a test's to say. */
export async function openModelledServer(says: string, more: Record<string, string> = {}) {
  const fake = await openFakeProvider(['says', says]);
  const settings = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'fake',
    AI_BASE_URL: fake.outsideUrl,
    AI_API_KEY: 'a-key',
    ...more,
  };
  const server = await openTestServer(settings);
  const host = new URL(fake.outsideUrl).host;

  return {
    server,
    fake,
    ...chatting(() => server),
    put: (who: Person, path: string, payload: object) =>
      server.ask({ method: 'PUT', url: `/api${path}`, headers: who.headers, payload }),
    /** Lets the model read their words. */
    agree: (who: Person) =>
      server.ask({
        method: 'PUT',
        url: '/api/coach/provider/consent',
        headers: who.headers,
        payload: { agreed: true, host },
      }),
    /** Somebody who agreed to it. */
    async agreed(kind: Kind = 'trial') {
      const who = await server.person(kind);
      await this.agree(who);
      return who;
    },
    /** All that left for the model since it was last told what to say. */
    left: () => fake.asked.map(({ body }) => JSON.stringify(body)).join('\n'),
    async close() {
      await server.close();
      await fake.close();
    },
  };
}

export type ModelledServer = Awaited<ReturnType<typeof openModelledServer>>;
