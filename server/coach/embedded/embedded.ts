import { resolveArgument } from '#server/coach/embedded/answers/argument/resolve.ts';
import { chat } from '#server/coach/embedded/answers/chat/chat.ts';
import { craftMessage } from '#server/coach/embedded/answers/craft/craft.ts';
import { insightsOf } from '#server/coach/embedded/answers/insights.ts';
import { journalInsight } from '#server/coach/embedded/answers/journal.ts';
import { TO_AI } from '#server/coach/embedded/answers/notices.ts';
import { relationshipAnalysis } from '#server/coach/embedded/answers/relationship/analysis.ts';
import { relationshipInsights } from '#server/coach/embedded/answers/relationship/insights.ts';
import { actionSteps } from '#server/coach/embedded/answers/steps.ts';
import { communityStory } from '#server/coach/embedded/answers/story.ts';
import { conversationSummary } from '#server/coach/embedded/answers/summary.ts';
import { textAnalysis } from '#server/coach/embedded/answers/text/analysis.ts';
import { washed } from '#server/coach/embedded/understand/wash.ts';
import type { Adapter, Context, Standing } from '#server/coach/port.ts';
import { isFaint } from '#server/coach/safety/faint.ts';
import type { Bond } from '#server/coach/tasks/shapes.ts';
import type { Input, Output, TaskName } from '#server/coach/tasks/tasks.ts';

type Answers = { [Name in TaskName]: (input: Input<Name>, standing: Standing, context: Context) => Output<Name> };

/** Answers on texts that are said back whole: what speaks to an AI in them is taken out before. */
const onClean =
  <In, Out extends object>(answer: (input: In, standing: Standing, context: Context) => Out) =>
  (input: In, standing: Standing, context: Context): Out => {
    const { value, found } = washed(input);
    const output = answer(value, standing, context);
    return found && 'notice' in output ? { ...output, notice: TO_AI } : output;
  };

const aboutOf = ({ personName, relationshipType }: Bond) => ({ personName, relationshipType });

const answers: Answers = {
  actionSteps: onClean(actionSteps),
  argumentChat: ({ message, history, argument }, standing, context) =>
    chat(
      {
        message,
        history,
        personName: argument.partiesInvolved.find((one) => !/^(me|i|you)$/i.test(one)) ?? null,
        relationshipType: null,
      },
      standing,
      context,
    ),
  chatInsights: onClean(({ messages, personName }: Input<'chatInsights'>, standing, context) =>
    insightsOf(messages, personName, standing, context),
  ),
  coachChat: ({ message, history }, standing, context) =>
    chat({ message, history, personName: null, relationshipType: null }, standing, context),
  communityStory,
  conversationSummary: onClean(conversationSummary),
  craftMessage: onClean(craftMessage),
  journalInsight: onClean(journalInsight),
  relationshipAnalysis,
  relationshipChat: ({ message, history, relationship }, standing, context) =>
    chat({ message, history, ...aboutOf(relationship) }, standing, context),
  relationshipInsights: onClean(relationshipInsights),
  resolveArgument: onClean(resolveArgument),
  textAnalysis,
};

/** A chat asks gently about a faint sign; a result is made without it, and the card stands beside it. */
const CHATS: ReadonlySet<TaskName> = new Set(['coachChat', 'relationshipChat', 'argumentChat']);
const calmed = (standing: Standing): Standing =>
  isFaint(standing) && standing.category !== 'abuse_facilitation'
    ? { ...standing, level: 0, category: 'none', who: 'na', resource: 'none', also: [], evidence: [] }
    : standing;

/** Answers at once, without key or network; the same words always get the same answer. */
export const embedded: Adapter & { answer: typeof answer } = {
  name: 'embedded',
  model: 'mallama-embedded-1',
  run: answer,
  answer,
};

function answer<Name extends TaskName>(
  name: Name,
  input: Input<Name>,
  standing: Standing,
  context: Context,
): Output<Name> {
  return answers[name](input, CHATS.has(name) ? standing : calmed(standing), context);
}
