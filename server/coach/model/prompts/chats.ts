import type { TalkBrief } from '#server/coach/model/prompts/brief.ts';
import { CHAT_HOUSE, MEDIATOR_HOUSE } from '#server/coach/model/prompts/house.ts';

/** More than any answer should have: a model that thinks first spends it on that. */
const MOST = 1500;

/** Words that a page asks for in the member's name. */
const sections = (message: string) =>
  message.includes('KEY TAKEAWAYS') && message.includes('ACTION ITEMS')
    ? [
        'Write exactly these three sections, each label on a line of its own with a colon: INSIGHTS, KEY TAKEAWAYS, ACTION ITEMS. Short lines beginning with "- " under the last two; action items are steps they named or agreed to.',
      ]
    : [];

export const coachChat: TalkBrief<'coachChat'> = {
  version: 'coach-chat.model.2',
  maxOutputTokens: MOST,
  house: CHAT_HOUSE,
  about: () => [],
  before: () => [],
  now: ({ message }) => sections(message),
  names: () => [],
};

export const relationshipChat: TalkBrief<'relationshipChat'> = {
  ...coachChat,
  version: 'relationship-chat.model.2',
  about: ({ relationship: { personName, relationshipType } }) => {
    const kind = relationshipType === 'other' ? '' : ` (${relationshipType.replaceAll('_', ' ')})`;
    return personName ? [`This talk is about ${personName}${kind}.`] : [];
  },
  names: ({ relationship }) => [relationship.personName],
};

export const argumentChat: TalkBrief<'argumentChat'> = {
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
  before: ({ argument }) => [{ label: 'The argument', text: argument.originalConversation, isPasted: true }],
  names: ({ argument }) => argument.partiesInvolved,
};

export const mediator: TalkBrief<'mediator'> = {
  ...coachChat,
  version: 'mediator.model.1',
  house: MEDIATOR_HOUSE,
  about: ({ people, intakes }) => [
    `In this talk: ${people.join(', ')}.`,
    ...intakes.flatMap(({ name, lines }) =>
      lines.length > 0 ? [`${name} wrote in private, never to be repeated: ${lines.join(' / ')}`] : [],
    ),
  ],
  now: ({ step }) => (step ? [`Now: ${step}`] : []),
  names: ({ people, intakes }) => [...people, ...intakes.map(({ name }) => name)],
};

export const talks = { argumentChat, coachChat, mediator, relationshipChat };
