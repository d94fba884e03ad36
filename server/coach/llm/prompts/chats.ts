import type { Brief } from '#server/coach/llm/prompts/brief.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

/** The latest turns are enough to go on from, and the least that has to leave. */
const TURNS = 8;

const METHOD = `You are in a conversation. Answer the text "message"; the texts "earlier" came before it.
1. Reflect first: the feeling you hear and what it is about, in the person's own words.
2. Then at most one open question, or, when the person has told enough, ask whether they would like a suggestion. Never more than two questions.
3. Only when they asked for advice or agreed to it: one small, concrete step, with words they could say.
If the message asks for the three labelled sections INSIGHTS, KEY TAKEAWAYS and ACTION ITEMS, write exactly these, each label on a line of its own followed by a colon, with short lines beginning with "- " under the last two.

Good: "It sounds like being left out of the plans stung, because you had looked forward to Friday. What did you hope PERSON_1 would do?"
Bad: "You did nothing wrong, PERSON_1 is toxic. Here are five tips."`;

const earlier = (history: readonly Said[]) =>
  history.slice(-TURNS).map(({ role, content }) => ({
    label: role === 'user' ? 'earlier, the person' : 'earlier, you',
    text: content,
    own: role === 'assistant',
  }));

export const coachChat: Brief<'coachChat'> = {
  version: 'coach-chat.llm.1',
  maxOutputTokens: 500,
  method: METHOD,
  context: ({ name }) => ({ theirName: name }),
  untrusted: ({ message, history }) => [...earlier(history), { label: 'message', text: message }],
  names: ({ name }) => [name],
};

export const relationshipChat: Brief<'relationshipChat'> = {
  version: 'relationship-chat.llm.1',
  maxOutputTokens: 500,
  method: METHOD,
  context: ({ name, relationship: { personName, relationshipType, healthScores, goals, strugglingWith } }) => ({
    theirName: name,
    about: { personName, relationshipType, healthScores, goals, strugglingWith },
  }),
  untrusted: coachChat.untrusted,
  names: ({ name, relationship }) => [relationship.personName, name],
};

export const argumentChat: Brief<'argumentChat'> = {
  version: 'argument-chat.llm.1',
  maxOutputTokens: 500,
  method: `${METHOD}\nThe conversation is about the argument in the text "argument". Stay fair to everybody in it.`,
  context: ({ name, argument: { partiesInvolved, summary } }) => ({
    theirName: name,
    parties: partiesInvolved,
    summary,
  }),
  untrusted: ({ argument, ...chat }) => [
    { label: 'argument', text: argument.originalConversation, pasted: true },
    ...coachChat.untrusted(chat),
  ],
  names: ({ name, argument }) => [...argument.partiesInvolved, name],
};
