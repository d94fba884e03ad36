import type { Person } from '#test/people.ts';
import type { Town } from '#test/town-on.ts';

/** Makes something that belongs to that person, and answers what stands in an endpoint's path for it. */
export type Maker = (town: Town, owner: Person) => Promise<Record<string, string>>;

async function post<Made = { id: string }>(
  { ask }: Town,
  { headers }: Person,
  path: string,
  payload: object,
): Promise<Made> {
  const answer = await ask({ method: 'POST', url: `/api${path}`, headers, payload });
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

const maya = { personName: 'Maya', relationshipType: 'friend', strugglingWith: 'Listening' };

const entry = { title: 'A short call', content: 'Eleven minutes about the boiler.', emotions: 'calm', mood: 'neutral' };

export const anEntry: Maker = async (town, owner) => ({ id: (await post(town, owner, '/journal', entry)).id });

/** One that was deleted a moment ago. */
export const aDeletedEntry: Maker = async (town, owner) => {
  const { id = '' } = await anEntry(town, owner);
  await town.ask({ method: 'DELETE', url: `/api/journal/${id}`, headers: owner.headers });
  return { id };
};

const goal = { goal: 'Thank Maya for driving me home', selectedTone: 'caring' };
export const aCrafting: Maker = async (town, owner) => {
  const { crafting } = await post<{ crafting: { id: string } }>(town, owner, '/craft-message', goal);
  return { id: crafting.id };
};

const argument = { originalConversation: 'Me: You never listen.\nMaya: I am listening now.' };
export const anArgument: Maker = async (town, owner) => ({
  id: (await post(town, owner, '/resolve-argument', argument)).id,
});

export const aTextAnalysis: Maker = async (town, owner) => ({
  id: (await post(town, owner, '/text-analysis', { text: 'Fine. Do what you want.' })).id,
});

const described = {
  relationshipType: 'friend',
  description: 'We laugh a lot when we meet, but lately she cancels often and I say nothing about it.',
};
export const aRelationshipAnalysis: Maker = async (town, owner) => ({
  id: (await post(town, owner, '/relationship-analysis', described)).id,
});

/** A story of theirs that waits. */
export const aShare: Maker = async (town, owner) => {
  const choice = { category: 'romantic', issue: 'chores', help: 'plan', end: 'better' };
  return { id: (await post(town, owner, '/learning-feed/own', choice)).id };
};

/** A comment of theirs on the latest story. */
export const aComment: Maker = async (town, owner) => {
  const answer = await town.ask({ method: 'GET', url: '/api/learning-feed', headers: owner.headers });
  const [{ id = '' } = {}] = answer.json<{ id: string }[]>();
  const content = { content: 'That helped me too.' };
  const { comment } = await post<{ comment: { id: string } }>(town, owner, `/learning-feed/${id}/comments`, content);
  return { id, commentId: comment.id };
};

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

/** Something that Mallama remembers. */
export const aFact: Maker = async (town, owner) => ({
  id: (await post(town, owner, '/memory/facts', { text: 'Maya likes ginger tea' })).id,
});

export const aMoment = hanging('momentId', 'events', { kind: 'conflict' });
export const aPlanItem = hanging('itemId', 'plan', { kind: 'step', text: 'Call on Sunday' });
/** The same, as it is found among all steps and promises. */
export const aCommitment: Maker = async (town, owner) => ({ id: (await aPlanItem(town, owner)).itemId ?? '' });
export const aDate = hanging('dateId', 'dates', { label: 'Birthday', on: '1990-04-12' });
export const anInvitation = hanging('invitationId', 'invitations', {});

/** The current chat about somebody, with something said in it. */
async function aChat(town: Town, owner: Person) {
  const { id = '' } = await aRelationship(town, owner);
  const answer = await town.ask({ method: 'GET', url: `/api/relationships/${id}/chat`, headers: owner.headers });
  const thread: { id: string } = answer.json();
  const message = await post(town, owner, `/threads/${thread.id}/messages`, { content: 'Maya is late again' });
  return { relationshipId: id, id: thread.id, messageId: message.id };
}

/** Mallama's reply to it, written to its end. */
async function aChatReply(town: Town, owner: Person) {
  const { id } = await aChat(town, owner);
  for (;;) {
    const answer = await town.ask({ method: 'GET', url: `/api/threads/${id}`, headers: owner.headers });
    const last: { id: string; reply: { status: string } | null } = answer.json().messages.at(-1);
    if (last.reply?.status === 'done') return { id, messageId: last.id };
  }
}

export const aThread: Maker = async (town, owner) => ({ id: (await aChat(town, owner)).id });
/** Without anything said in it, so that the next word is not in the way of a reply. */
export const aFreshThread: Maker = async (town, owner) => {
  const { id = '' } = await aRelationship(town, owner);
  const answer = await town.ask({ method: 'GET', url: `/api/relationships/${id}/chat`, headers: owner.headers });
  return { id: answer.json().id };
};
export const aThreadMessage: Maker = async (town, owner) => {
  const { id, messageId } = await aChat(town, owner);
  return { id, messageId };
};
export const aThreadReply: Maker = aChatReply;
export const aTemporaryChat: Maker = async (town, owner) => ({
  id: (await post(town, owner, '/threads/temporary', {})).id,
});
export const aRelationshipWithWords: Maker = async (town, owner) => ({ id: (await aChat(town, owner)).relationshipId });
export const aSavedChat: Maker = async (town, owner) => {
  const { id = '' } = await aRelationship(town, owner);
  const saved = { title: 'The birthday', chatHistory: [] };
  return { id: (await post(town, owner, `/relationships/${id}/saved-chats`, saved)).id };
};
export const aPartnerless: Maker = async (town, owner) => ({
  relationshipId: (await aRelationship(town, owner)).id ?? '',
});

/** An invitation to that person into a chat that two share. */
export const aSessionInvitation: Maker = async (town, owner) => {
  const partner = await town.person();
  const { id = '' } = await aRelationship(town, partner);
  const { code } = await post<{ code: string }>(town, partner, `/relationships/${id}/invitations`, {});
  await post(town, owner, `/invitations/${code}/accept`, { personName: 'Tomas', relationshipType: 'friend' });
  const { sessionId } = await post<{ sessionId: string }>(town, partner, `/chat-sessions/${id}/invite`, {});
  return { id: sessionId };
};
/** One that both are in. */
export const aSharedThread: Maker = async (town, owner) => {
  const { id = '' } = await aSessionInvitation(town, owner);
  await post(town, owner, `/chat-sessions/${id}/accept`, {});
  return { id };
};
