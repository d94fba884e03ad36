import type { Person } from '#test/people.ts';
import type { Town } from '#test/town.ts';

/** Makes something that belongs to that person, and answers what stands in an endpoint's path for it. */
export type Maker = (town: Town, owner: Person) => Promise<Record<string, string>>;

async function post({ ask }: Town, { headers }: Person, path: string, payload: object): Promise<{ id: string }> {
  const answer = await ask({ method: 'POST', url: `/api${path}`, headers, payload });
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

const maya = { personName: 'Maya', relationshipType: 'friend', strugglingWith: 'Listening' };

export const aRelationship: Maker = async (town, owner) => ({
  id: (await post(town, owner, '/relationships', maya)).id,
});

/** One that was deleted a moment ago. */
export const aDeletedRelationship: Maker = async (town, owner) => {
  const { id = '' } = await aRelationship(town, owner);
  await town.ask({ method: 'DELETE', url: `/api/relationships/${id}`, headers: owner.headers });
  return { id };
};

/** Something that hangs on a relationship of theirs, under the name that paths have for it. */
const hanging =
  (name: string, path: string, payload: object): Maker =>
  async (town, owner) => {
    const { id = '' } = await aRelationship(town, owner);
    return { id, [name]: (await post(town, owner, `/relationships/${id}/${path}`, payload)).id };
  };

/** A message to the coach, with its reply. */
export const aReply: Maker = async (town, owner) => ({
  id: (await post(town, owner, '/chat/replies', { message: 'Maya is late again' })).id,
});

export const aMoment = hanging('momentId', 'events', { kind: 'conflict' });
export const aPlanItem = hanging('itemId', 'plan', { kind: 'step', text: 'Call on Sunday' });
export const aDate = hanging('dateId', 'dates', { label: 'Birthday', on: '1990-04-12' });
export const anInvitation = hanging('invitationId', 'invitations', {});
