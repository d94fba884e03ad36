import { chatting } from '#test/chats.ts';
import { openFakeProvider } from '#test/coach/provider.ts';
import type { Kind, Person } from '#test/people.ts';
import { openTown } from '#test/town.ts';

/** A town whose coach is a model somewhere else: what it is asked is kept, and what it answers is a test's to say. */
export async function openModelledTown(says: string, more: Record<string, string> = {}) {
  const fake = await openFakeProvider(['says', says]);
  const settings = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'fake',
    AI_BASE_URL: fake.outsideUrl,
    AI_API_KEY: 'a-key',
    ...more,
  };
  const town = await openTown(settings);
  const host = new URL(fake.outsideUrl).host;

  return {
    town,
    fake,
    ...chatting(() => town),
    put: (who: Person, path: string, payload: object) =>
      town.ask({ method: 'PUT', url: `/api${path}`, headers: who.headers, payload }),
    /** Lets the model read their words. */
    agree: (who: Person) =>
      town.ask({
        method: 'PUT',
        url: '/api/coach/provider/consent',
        headers: who.headers,
        payload: { agreed: true, host },
      }),
    /** Somebody who agreed to it. */
    async agreed(kind: Kind = 'trial') {
      const who = await town.person(kind);
      await this.agree(who);
      return who;
    },
    /** All that left for the model since it was last told what to say. */
    left: () => fake.asked.map(({ body }) => JSON.stringify(body)).join('\n'),
    async close() {
      await town.close();
      await fake.close();
    },
  };
}

export type ModelledTown = Awaited<ReturnType<typeof openModelledTown>>;
