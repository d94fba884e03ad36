import { expect, vi } from 'vitest';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import type { TestServer } from '#test/test-server-on.ts';

/** Somebody whose words can be told apart. */
type Member = Person & { mark: string };

/** What two people do together, each in words of their own. */
export function together(server: () => TestServer) {
  const { get, post } = asking(server);
  const put = (who: Member, url: string, payload: object) =>
    server().ask({ method: 'PUT', url: `/api${url}`, headers: who.headers, payload });

  /** Says something, and waits until Mallama has answered. */
  async function say(who: Member, thread: string, content: string) {
    expect((await post(who, `/threads/${thread}/messages`, { content })).status).toBe(200);
    await vi.waitFor(async () => {
      const { messages } = (await get(who, `/threads/${thread}`)).body;
      expect(messages.at(-1).reply?.status).toBe('done');
    }, 8000);
  }

  /** A chat that two connected people share. */
  async function share(one: Member, bond: string, other: Member) {
    const { body } = await post(one, `/chat-sessions/${bond}/invite`, {});
    expect((await post(other, `/chat-sessions/${body.sessionId}/accept`)).status).toBe(200);
    await say(one, body.sessionId, `Mallama, I felt alone ${one.mark}`);
    await say(other, body.sessionId, `Mallama, I did not know ${other.mark}`);
  }

  /** A mediation of two, as far as an agreement that one of them has confirmed. */
  async function mediate(one: Member, bond: string, other: Member) {
    const { id } = (await post(one, '/conversations', { title: `Us ${one.mark}`, type: 'group_mediation' })).body;
    await post(one, `/conversations/${id}/invitations`, { relationshipId: bond });
    expect((await post(other, `/conversations/${id}/join`, { consent: true })).status).toBe(200);
    const calm = { afraid: false, threatened: false, hurt: false, controlled: false, isFree: true };
    for (const who of [one, other])
      await put(who, `/conversations/${id}/intake`, { ...calm, hope: `Peace ${who.mark}` });
    for (const round of ['I feel alone', 'I can wait'])
      for (const who of [one, other]) {
        expect((await post(who, `/conversations/${id}/messages`, { content: `${round} ${who.mark}.` })).status).toBe(
          200,
        );
        await post(who, `/conversations/${id}/turn`);
      }
    const { items } = (await get(other, `/conversations/${id}/mediation`)).body.agreement;
    expect((await post(other, `/conversations/${id}/agreement/confirm`, { items })).status).toBe(200);
  }

  return { say, share, mediate };
}
