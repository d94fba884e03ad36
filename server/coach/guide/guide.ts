import { setImmediate as othersTurn } from 'node:timers/promises';
import { feedbackOn } from '#server/coach/guide/feedback.ts';
import { stateOf } from '#server/coach/guide/resume.ts';
import { youngWordsFor } from '#server/coach/guide/safety-words.ts';
import { asText, turn } from '#server/coach/guide/talk.ts';
import { actionSteps } from '#server/coach/guide/tasks/action-steps.ts';
import { assessmentBefore, chatInsights, sectionsOf } from '#server/coach/guide/tasks/chat-insights.ts';
import { craftMessage } from '#server/coach/guide/tasks/craft-message.ts';
import { journalInsight } from '#server/coach/guide/tasks/journal-insight.ts';
import { relationshipAnalysis } from '#server/coach/guide/tasks/relationship-analysis.ts';
import { relationshipInsights } from '#server/coach/guide/tasks/relationship-insights.ts';
import { resolveArgument } from '#server/coach/guide/tasks/resolve-argument.ts';
import { conversationSummary } from '#server/coach/guide/tasks/summary.ts';
import { textAnalysis } from '#server/coach/guide/tasks/text-analysis.ts';
import type { Adapter, Context } from '#server/coach/port.ts';
import type { Input, Output, TaskName } from '#server/coach/tasks/tasks.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { policyOf } from '#server/safety/policy.ts';
import { isYoung } from '#server/safety/young.ts';

type Answers = {
  [Name in TaskName]: (
    input: Input<Name>,
    standing: Assessment,
    context: Context,
  ) => Output<Name> | Promise<Output<Name>>;
};
type Chat = Pick<Input<'coachChat'>, 'message' | 'history' | 'guide' | 'asText' | 'care'>;

const BEFORE =
  /(?:^|(?<=[.!?…]))\s*(?:(?:ok(?:ay)?|hey|hi|so|and|well|dear)[\s,]{1,3})?mallama\b[\s,:!.?]{0,3}(?=\S)/gi;
const BEHIND = /[\s,]{1,3}mallama(?=\s{0,3}[.!?]{0,3}\s{0,3}$)/gi;

/** In a chat one may call Mallama by name: that is no part of what is said. */
const withoutCall = (message: string): string =>
  message.replace(BEFORE, (_, at: number) => (at > 0 ? ' ' : '')).replace(BEHIND, '');

/** The prompt of the button that asks for insights in a chat. */
const WANTS_INSIGHTS = /^(?:(?!\bINSIGHTS\b)[\s\S])*\bINSIGHTS\b[\s\S]*\bKEY TAKEAWAYS\b/;
const plainly = (response: string): Output<'coachChat'> => ({ response, strategies: [], notice: null });

function chat(given: Chat, person: string | null, standing: Assessment, context: Context): Output<'coachChat'> {
  const { message, history, guide, care, asText: inWords } = given;
  const isCard = policyOf(standing).coach === 'card';
  if (!isCard && isYoung(message, history)) return plainly(youngWordsFor(context));
  if (!isCard && WANTS_INSIGHTS.test(message))
    return plainly(sectionsOf(chatInsights(history, assessmentBefore(history), context)));
  const state = stateOf(guide, history, person);
  const next = turn({ message: withoutCall(message), state, person, care }, standing, context);
  return {
    ...plainly(inWords ? asText(next) : next.text),
    guide: { offer: next.offer, state: next.state },
  };
}

const answers: Answers = {
  actionSteps,
  argumentChat: ({ argument: _, ...given }, standing, context) => chat(given, null, standing, context),
  chatInsights: ({ messages }, standing, context) => chatInsights(messages, standing, context),
  coachChat: (given, standing, context) => chat(given, null, standing, context),
  conversationSummary,
  craftMessage,
  // What only a model can write: nobody remembers, sums up or mediates without one.
  factsToRemember: () => ({ facts: [] }),
  journalInsight,
  mediator: () => ({ ...plainly(''), unsafe: [] }),
  rehearse: ({ message }) => ({ line: '', feedback: feedbackOn(message) }),
  relationshipAnalysis,
  relationshipChat: ({ relationship, ...given }, standing, context) =>
    chat(given, relationship.personName, standing, context),
  relationshipInsights,
  resolveArgument,
  textAnalysis,
  threadSummary: () => ({ summary: '' }),
};

async function answer<Name extends TaskName>(
  name: Name,
  input: Input<Name>,
  standing: Assessment,
  context: Context,
): Promise<Output<Name>> {
  // The text was just read for what is in danger; others get a turn before it is read for what to say.
  await othersTurn();
  return answers[name](input, standing, context);
}

/** Answers at once, without key or network; the same words always get the same answer. */
export const guide: Adapter = {
  name: 'embedded',
  model: 'mallama-guide-1',
  run: answer,
};
