import type { TalkBrief } from '#server/coach/model/prompts/brief.ts';
import { CHAT_HOUSE } from '#server/coach/model/prompts/house.ts';

/** More than any answer needs, because models that reason use part of it for that. */
const MOST = 1500;

/** The words a page sends in the member's name. */
const sections = (message: string) =>
  message.includes('KEY TAKEAWAYS') && message.includes('ACTION ITEMS')
    ? [
        'Write exactly these three sections, each label on a line of its own with a colon: INSIGHTS, KEY TAKEAWAYS, ' +
          'ACTION ITEMS. Short lines beginning with "- " under the last two; action items are steps they named or agreed to.',
      ]
    : [];

/** In a talk of several, each of them reads everything, so nobody in it is absent. */
const presentIn = (present: readonly string[]) =>
  present.length > 1
    ? [
        `${present.map((one) => one || 'another person').join(' and ')} are both here and read every word; whoever \
speaks stands before the colon. Speak to them by name, give each equal room, and side with neither: here you hear both.`,
      ]
    : [];
const askerIn = (present: readonly string[], name: string | null) =>
  present.length > 1 && name ? [`${name} asks now; the answer is for both.`] : [];

export const coachChat: TalkBrief<'coachChat'> = {
  version: 'coach-chat.model.3',
  maxOutputTokens: MOST,
  house: CHAT_HOUSE,
  about: ({ present }) => presentIn(present),
  before: () => [],
  now: ({ message, name, present }) => [...askerIn(present, name), ...sections(message)],
  names: ({ present }) => present,
};

export const relationshipChat: TalkBrief<'relationshipChat'> = {
  ...coachChat,
  version: 'relationship-chat.model.3',
  about: ({ present, relationship: { personName, relationshipType } }) => {
    if (present.length > 1) return presentIn(present);
    const kind = relationshipType === 'other' ? '' : ` (${relationshipType.replaceAll('_', ' ')})`;
    return personName ? [`This talk is about ${personName}${kind}.`] : [];
  },
  names: ({ present, relationship }) => [...present, relationship.personName],
};

const argumentChat: TalkBrief<'argumentChat'> = {
  ...coachChat,
  version: 'argument-chat.model.2',
  about: ({ argument: { partiesInvolved, summary } }) => [
    `This talk is about an argument${partiesInvolved.length > 0 ? ` between ${partiesInvolved.join(' and ')}` : ''}. Stay fair to everybody in it.`,
    ...(summary.trim() ? [`What it came to before: ${summary}`] : []),
  ],
  now: ({ history, message }) => [
    history.some(({ role }) => role === 'user')
      ? 'This is a continuing conversation about that argument.'
      : 'This is a follow-up question on what the argument came to.',
    ...sections(message),
  ],
  before: ({ argument: { originalConversation } }) =>
    originalConversation ? [{ label: 'The argument', text: originalConversation, isPasted: true }] : [],
  names: ({ argument }) => argument.partiesInvolved,
};

export const talks = { argumentChat, coachChat, relationshipChat };
