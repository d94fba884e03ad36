import { expect, vi } from 'vitest';
import { asking } from '#test/asking.ts';
import type { Kind, Person } from '#test/people.ts';
import type { TestServer } from '#test/test-server-on.ts';

/** A busy machine takes its time. */
export const WAIT = 10_000;

/** Short ways of chatting as somebody. */
export function chatting(server: () => TestServer) {
  const ask = asking(server);
  const { get, post, meet } = ask;

  const thread = async (who: Person, id: string) => (await get(who, `/threads/${id}`)).body;
  const say = (who: Person, id: string, content: string, headers = {}) =>
    post(who, `/threads/${id}/messages`, { content }, headers);

  /** The thread when Mallama has written its last word for now. */
  const settled = (who: Person, id: string) =>
    vi.waitFor(async () => {
      const it = await thread(who, id);
      expect(it.messages.at(-1).reply?.status).toMatch(/done|stopped|failed/);
      return it;
    }, WAIT);

  return {
    ...ask,
    thread,
    say,
    settled,
    /** Says something, and waits for the answer to it. */
    async talk(who: Person, id: string, content: string) {
      const { body } = await say(who, id, content);
      return { said: body, ...(await settled(who, id)) };
    },
    /** Somebody with a relationship and the chat about it. */
    async withChat(more: object = {}) {
      const who = await server().person();
      const bond = await meet(who, more);
      const { body: chat } = await get(who, `/relationships/${bond.id}/chat`);
      return { who, bond: bond.id, id: chat.id };
    },
    /** Two who are connected, each with a relationship of their own. */
    async couple(kind: Kind = 'no plan') {
      const [amara, ben] = await Promise.all([server().person(), server().person(kind)]);
      const { id: hers } = await meet(amara, { personName: 'Ben Berg' });
      const { body: invitation } = await post(amara, `/relationships/${hers}/invitations`, {});
      const choice = { personName: 'Amara', relationshipType: 'romantic_partner' };
      const { body: connection } = await post(ben, `/invitations/${invitation.code}/accept`, choice);
      return { amara, ben, hers, his: connection.relationshipId };
    },
  };
}
