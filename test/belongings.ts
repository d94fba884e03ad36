import type { Person } from '#test/people.ts';
import type { TestServer } from '#test/test-server-on.ts';

/** Makes something that belongs to that person, and answers what stands in an endpoint's path for it. */
export type Maker = (server: TestServer, owner: Person) => Promise<Record<string, string>>;

async function post<Made = { id: string }>(
  { ask }: TestServer,
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

export const anEntry: Maker = async (server, owner) => ({ id: (await post(server, owner, '/journal', entry)).id });

/** One that was deleted a moment ago. */
export const aDeletedEntry: Maker = async (server, owner) => {
  const { id = '' } = await anEntry(server, owner);
  await server.ask({ method: 'DELETE', url: `/api/journal/${id}`, headers: owner.headers });
  return { id };
};

const goal = { goal: 'Thank Maya for driving me home', selectedTone: 'caring' };
export const aCrafting: Maker = async (server, owner) => {
  const { crafting } = await post<{ crafting: { id: string } }>(server, owner, '/craft-message', goal);
  return { id: crafting.id };
};

const argument = { originalConversation: 'Me: You never listen.\nMaya: I am listening now.' };
export const anArgument: Maker = async (server, owner) => ({
  id: (await post(server, owner, '/resolve-argument', argument)).id,
});

export const aTextAnalysis: Maker = async (server, owner) => ({
  id: (await post(server, owner, '/text-analysis', { text: 'Fine. Do what you want.' })).id,
});

const described = {
  relationshipType: 'friend',
  description: 'We laugh a lot when we meet, but lately she cancels often and I say nothing about it.',
};
export const aRelationshipAnalysis: Maker = async (server, owner) => ({
  id: (await post(server, owner, '/relationship-analysis', described)).id,
});

/** A story of theirs that waits. */
export const aShare: Maker = async (server, owner) => {
  const choice = { category: 'romantic', issue: 'chores', help: 'plan', end: 'better' };
  return { id: (await post(server, owner, '/learning-feed/own', choice)).id };
};

/** A comment of theirs on the latest story. */
export const aComment: Maker = async (server, owner) => {
  const answer = await server.ask({ method: 'GET', url: '/api/learning-feed', headers: owner.headers });
  const [{ id = '' } = {}] = answer.json<{ id: string }[]>();
  const content = { content: 'That helped me too.' };
  const { comment } = await post<{ comment: { id: string } }>(server, owner, `/learning-feed/${id}/comments`, content);
  return { id, commentId: comment.id };
};

export const aRelationship: Maker = async (server, owner) => ({
  id: (await post(server, owner, '/relationships', maya)).id,
});

/** One that was deleted a moment ago. */
export const aDeletedRelationship: Maker = async (server, owner) => {
  const { id = '' } = await aRelationship(server, owner);
  await server.ask({ method: 'DELETE', url: `/api/relationships/${id}`, headers: owner.headers });
  return { id };
};

/** Something that hangs on a relationship of theirs, under the name that paths have for it. */
const hanging =
  (name: string, path: string, payload: object): Maker =>
  async (server, owner) => {
    const { id = '' } = await aRelationship(server, owner);
    return { id, [name]: (await post(server, owner, `/relationships/${id}/${path}`, payload)).id };
  };

/** A message to the coach, with its reply. */
export const aReply: Maker = async (server, owner) => ({
  id: (await post(server, owner, '/chat/replies', { message: 'Maya is late again' })).id,
});

/** Something that Mallama remembers. */
export const aFact: Maker = async (server, owner) => ({
  id: (await post(server, owner, '/memory/facts', { text: 'Maya likes ginger tea' })).id,
});

export const aMoment = hanging('momentId', 'events', { kind: 'conflict' });
export const aPlanItem = hanging('itemId', 'plan', { kind: 'step', text: 'Call on Sunday' });
/** The same, as it is found among all steps and promises. */
export const aCommitment: Maker = async (server, owner) => ({ id: (await aPlanItem(server, owner)).itemId ?? '' });
export const aDate = hanging('dateId', 'dates', { label: 'Birthday', on: '1990-04-12' });
export const anInvitation = hanging('invitationId', 'invitations', {});

/** The current chat about somebody, with something said in it. */
async function aChat(server: TestServer, owner: Person) {
  const { id = '' } = await aRelationship(server, owner);
  const answer = await server.ask({ method: 'GET', url: `/api/relationships/${id}/chat`, headers: owner.headers });
  const thread: { id: string } = answer.json();
  const message = await post(server, owner, `/threads/${thread.id}/messages`, { content: 'Maya is late again' });
  return { relationshipId: id, id: thread.id, messageId: message.id };
}

/** Mallama's reply to it, written to its end. */
async function aChatReply(server: TestServer, owner: Person) {
  const { id } = await aChat(server, owner);
  for (;;) {
    const answer = await server.ask({ method: 'GET', url: `/api/threads/${id}`, headers: owner.headers });
    const last: { id: string; reply: { status: string } | null } = answer.json().messages.at(-1);
    if (last.reply?.status === 'done') return { id, messageId: last.id };
  }
}

export const aThread: Maker = async (server, owner) => ({ id: (await aChat(server, owner)).id });
/** Without anything said in it, so that the next word is not in the way of a reply. */
export const aFreshThread: Maker = async (server, owner) => {
  const { id = '' } = await aRelationship(server, owner);
  const answer = await server.ask({ method: 'GET', url: `/api/relationships/${id}/chat`, headers: owner.headers });
  return { id: answer.json().id };
};
export const aThreadMessage: Maker = async (server, owner) => {
  const { id, messageId } = await aChat(server, owner);
  return { id, messageId };
};
export const aThreadReply: Maker = aChatReply;
export const aTemporaryChat: Maker = async (server, owner) => ({
  id: (await post(server, owner, '/threads/temporary', {})).id,
});
export const aRelationshipWithWords: Maker = async (server, owner) => ({
  id: (await aChat(server, owner)).relationshipId,
});
export const aSavedChat: Maker = async (server, owner) => {
  const { id = '' } = await aRelationship(server, owner);
  const saved = { title: 'The birthday', chatHistory: [] };
  return { id: (await post(server, owner, `/relationships/${id}/saved-chats`, saved)).id };
};
export const aPartnerless: Maker = async (server, owner) => ({
  relationshipId: (await aRelationship(server, owner)).id ?? '',
});

/** An invitation to that person into a chat that two share. */
export const aSessionInvitation: Maker = async (server, owner) => {
  const partner = await server.person();
  const { id = '' } = await aRelationship(server, partner);
  const { code } = await post<{ code: string }>(server, partner, `/relationships/${id}/invitations`, {});
  await post(server, owner, `/invitations/${code}/accept`, { personName: 'Tomas', relationshipType: 'friend' });
  const { sessionId } = await post<{ sessionId: string }>(server, partner, `/chat-sessions/${id}/invite`, {});
  return { id: sessionId };
};
/** One that both are in. */
export const aSharedThread: Maker = async (server, owner) => {
  const { id = '' } = await aSessionInvitation(server, owner);
  await post(server, owner, `/chat-sessions/${id}/accept`, {});
  return { id };
};
