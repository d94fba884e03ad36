import type { CraftedMessage, Tone } from '#contract/coach.ts';
import { compose } from '#server/coach/embedded/answers/craft/compose.ts';
import { type Scores, scored } from '#server/coach/embedded/answers/craft/score.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { cardWords } from '#server/coach/embedded/answers/withheld.ts';
import { clipped, quoted } from '#server/coach/embedded/say/words.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

/** A message for a goal in a tone, with the scores of the published scorer on the words as they stand. */
export function craftMessage(input: Input<'craftMessage'>, standing: Standing, context: Context): CraftedMessage {
  const seen = understand(input.goal);
  if (standing.level >= 2 || standing.category === 'abuse_facilitation') return withheld(standing, context);
  const { message, changed } = compose({
    goal: input.goal,
    tone: input.selectedTone,
    context: input.context,
    draft: input.originalDraft,
    history: input.conversationHistory,
  });
  const scores = scored(message, { goal: input.goal, tone: input.selectedTone });
  return {
    craftedMessage: message,
    explanation: explained(input, changed),
    ...scores,
    feedback: feedback(input, scores),
    notice: noticeOf(seen),
  };
}

const WHY: Record<Tone, string> = {
  caring: 'shows that the person matters to you before it says what you want',
  playful: 'keeps it light, so that a yes is easy and a no costs nothing',
  flirty: 'adds warmth and a wink, and leaves the other free to play along',
  direct: 'says the one thing you want in the fewest words',
  diplomatic: 'leaves room for a second view and asks rather than claims',
  encouraging: 'puts trust in both of you before it asks for something',
};

function explained({ goal, selectedTone, originalDraft }: Input<'craftMessage'>, changed: number): string {
  const aim = `For ${quoted(goal, 10)} the ${selectedTone} tone ${WHY[selectedTone]}.`;
  const kept = originalDraft.trim()
    ? changed
      ? ` In your draft ${quoted(originalDraft, 6)} ${changed === 1 ? 'one sentence blamed' : `${changed} sentences blamed`} or pushed, and now says what you feel and need.`
      : ` Your draft ${quoted(originalDraft, 6)} had nothing in it that needed softening.`
    : '';
  return aim + kept;
}

const LOWEST: readonly (readonly [keyof Scores, string])[] = [
  ['clarityScore', 'name one time, place or thing, so that it is easy to answer'],
  ['empathyScore', 'add one sentence about how it may be for the other person'],
  ['toneScore', 'replace one phrase by one you would really use in this tone'],
  ['goalAlignment', 'say the thing you want in your own words, it is the heart of the message'],
];

function feedback({ goal, selectedTone }: Input<'craftMessage'>, scores: Scores): string {
  const [name, hint] = LOWEST.reduce((a, b) => (scores[b[0]] < scores[a[0]] ? b : a));
  const about = clipped(goal, 7);
  return scores[name] >= 80
    ? `This is ready to send for “${about}”; change a word or two so that it sounds like you.`
    : `To make “${about}” land better in a ${selectedTone} tone, ${hint}.`;
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
