import type { CraftedMessage } from '#contract/coach.ts';
import { compose } from '#server/coach/embedded/answers/craft/compose.ts';
import { explained, feedback } from '#server/coach/embedded/answers/craft/explain.ts';
import { scored } from '#server/coach/embedded/answers/craft/score.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { cardWords } from '#server/coach/embedded/answers/withheld.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

/** A message for a goal in a tone, with the scores of the published scorer on the words as they stand. */
export function craftMessage(input: Input<'craftMessage'>, standing: Standing, context: Context): CraftedMessage {
  const seen = understand(input.goal);
  if (standing.level >= 2 || standing.category === 'abuse_facilitation') return withheld(standing, context);
  const made = compose({
    goal: input.goal,
    tone: input.selectedTone,
    context: input.context,
    draft: input.originalDraft,
    history: input.conversationHistory,
  });
  const scores = scored(made.message, { goal: input.goal, tone: input.selectedTone });
  return {
    craftedMessage: made.message,
    explanation: explained(input, made),
    ...scores,
    feedback: feedback(made, scores),
    notice: noticeOf(seen),
  };
}

function withheld(standing: Standing, context: Context): CraftedMessage {
  const none = { toneScore: 0, clarityScore: 0, empathyScore: 0, goalAlignment: 0, overallScore: 0 };
  return {
    craftedMessage: '',
    explanation: cardWords(standing, context),
    ...none,
    positiveResponseChance: 0,
    feedback: '',
    notice: null,
  };
}
