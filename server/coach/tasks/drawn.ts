import * as z from 'zod/mini';
import { ChatInsights, RelationshipInsights } from '#contract/coach.ts';
import { Bond, history, maybe, Said, text } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/assess-texts.ts';

const ownWords = (messages: readonly Said[]) =>
  texts('chat', ...messages.map(({ role, content }) => (role === 'user' ? content : '')));

export const actionSteps = task({
  name: 'actionSteps',
  version: 'action-steps.1',
  input: z.object({
    personName: text,
    relationshipType: z._default(text, 'other'),
    /** What to work on, one area per line. */
    areas: z.array(text),
  }),
  output: z.object({ steps: z.array(z.string()) }),
  free: ({ areas }) => texts('relationship', ...areas),
});

export const chatInsights = task({
  name: 'chatInsights',
  version: 'chat-insights.1',
  input: z.object({ messages: z.array(Said), personName: maybe }),
  output: ChatInsights,
  free: ({ messages }) => ownWords(messages),
});

export const conversationSummary = task({
  name: 'conversationSummary',
  version: 'conversation-summary.1',
  input: z.object({ messages: z.array(Said) }),
  output: z.object({ summary: z.string() }),
  free: ({ messages }) => ownWords(messages),
});

/** Short facts from a chat that may be worth remembering; the member accepts or declines each. None without a model. */
export const factsToRemember = task({
  name: 'factsToRemember',
  version: 'facts-to-remember.1',
  input: z.object({
    messages: history,
    name: maybe,
    personName: maybe,
    /** Facts that were remembered or declined before; they are not proposed again. */
    remembered: z._default(z.array(text), []),
  }),
  output: z.object({
    facts: z.array(
      z.object({
        text: z.string(),
        /** `person`: only in chats about them; `all`: in every chat. */
        scope: z.enum(['person', 'all']),
      }),
    ),
  }),
  free: ({ messages }) => ownWords(messages),
});

const score = z.nullable(z.number());

export const relationshipInsights = task({
  name: 'relationshipInsights',
  version: 'relationship-insights.1',
  input: z.object({
    relationship: Bond,
    /** The stored check-ins, oldest first. A coach writes only the words; the numbers come from here. */
    scores: z.array(
      z.object({ at: z.string(), overall: score, trust: score, communication: score, growth: score, joy: score }),
    ),
    conflictsThisWeek: z._default(z.number(), 0),
    positivesThisWeek: z._default(z.number(), 0),
  }),
  output: RelationshipInsights,
  free: ({ relationship: { notes, goals, strugglingWith } }) =>
    texts('relationship', notes, ...goals, ...strugglingWith),
});

/**
 * What stays known of a long conversation when its first messages no longer fit. Never shown; sealed with the thread.
 */
export const threadSummary = task({
  name: 'threadSummary',
  version: 'thread-summary.1',
  input: z.object({
    /** The summary so far; `messages` does not repeat it. */
    before: maybe,
    messages: history,
    name: maybe,
  }),
  /** Empty without a model; then only the newest messages are known. */
  output: z.object({ summary: z.string() }),
  free: ({ messages }) => ownWords(messages),
});
