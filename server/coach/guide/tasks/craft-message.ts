import type { Tone } from '#contract/coach.ts';
import { frameIn } from '#server/coach/guide/flows/message-forms.ts';
import { contentOf } from '#server/coach/guide/library.ts';
import { noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { howScored, NO_SCORES, scored } from '#server/coach/guide/score.ts';
import { isLoss, isOwnLoss, nameIn, quotedIn, typed } from '#server/coach/guide/tasks/goal-words.ts';
import { mended } from '#server/coach/guide/tasks/mended.ts';
import type { Context } from '#server/coach/port.ts';
import { pattern } from '#server/coach/reading/pattern.ts';
import { read } from '#server/coach/reading/read.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { isFaint, policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

/** What a tone ends a frame with; the others are too grave or too short for an end. */
const ENDINGS: Readonly<Record<string, 'usual' | 'thanks' | 'glad' | 'sad'>> = {
  ...{ raise: 'usual', thank: 'thanks', congratulate: 'glad', news: 'glad', comfort: 'sad' },
};
const closingOf = (frame: string, tone: Tone): string => {
  const kind = ENDINGS[frame];
  return (kind && contentOf('closings')[kind][tone]) ?? '';
};

const SOMEONE = String.raw`(?!(?:me|myself|us|a|an|the|of|is|was|from|to|for|in)\b)\w+(?: \w+){0,1}?`;
const PRESSING = pattern(
  String.raw`\b(?:(?:guilt(?:[- ]?trip(?:ping)?)?|pressure|force|threaten|scare|blackmail|manipulate|punish|get back at|get even with) `,
  SOMEONE,
  `|make ${SOMEONE} (?:feel (?:(?:so|very|really|a bit|a little) )?(?:bad|guilty|awful|terrible|horrible|small|ashamed)|jealous|regret|suffer|beg|pay for)`,
  `|so (?:that )?(?!(?:i|we)\\b)${SOMEONE} (?:feels?|will feel) (?:bad|guilty|awful|ashamed)|lay (?:a|the) guilt(?:[- ]trip)? on`,
  `|(?:take )?revenge on|give ${SOMEONE} (?:an ultimatum|the silent treatment))`,
  String.raw`\b`,
);
const DENIED = /\b(?:not|n['’]t|never|without|stop|instead of|rather than)\b[^.;!?]{0,24}$/i;

/** A goal that presses on someone: to hurt, to scare, to make them feel bad until they give in. */
function isPressing(goal: string): boolean {
  const at = goal.search(PRESSING);
  return at >= 0 && !DENIED.test(goal.slice(0, at));
}
const HONEST = 'I don’t write what puts pressure on someone. It may work once, and it costs trust.';
const ASKED_PLAINLY = {
  told: 'I’d like [what you’re hoping for, said plainly]. [Why it matters to you, in one sentence]. It’s okay to say no.',
  explanation: 'This says what you’d like, so that they can say yes or no. Each blank says what goes there.',
};

const byId = (id: string) => contentOf('frames').find((frame) => frame.id === id);
/** Words with which any message may begin, and the kinds that what follows may then make of it. */
const ANY = /^\W*(?:tell|let|say)\b/i;
const TOLD = new Set(['apologize', 'thank', 'congratulate', 'news', 'decline']);
const GETS_BACK = /\b(?:(?:get|give|pay|want)\b[^.;!?]{1,60}\bback\b|owes? (?:me|us)\b)/i;
const WANTS_CHANGE =
  /\b(?:stop \w+ing\b|(?:want|need|get|like) (?:my |our )?[\p{L}’'-]+ (?:[\p{L}’'-]+ )?(?:not )?to )/iu;
const WISHES_LUCK = /^\W*wish\b[^.;!?]*\bluck\b/i;

/** What a message is for: the word that it begins with says it first, unless that could begin any. What is not known is told. */
function frameFor(goal: string) {
  if (isLoss(goal)) return byId('comfort');
  if (isOwnLoss(goal)) return byId('tell');
  if (WISHES_LUCK.test(goal)) return byId('cheer');
  const first = frameIn(goal.split(/\s+/).slice(0, 2).join(' '));
  if (first && first.id !== 'tell' && first.id !== 'raise') return first;
  const frame = frameIn(goal);
  if (ANY.test(goal)) return frame && TOLD.has(frame.id) ? frame : byId('tell');
  if (/^\W*ask\b/i.test(goal) || GETS_BACK.test(goal)) return byId('ask');
  if (WANTS_CHANGE.test(goal)) return frame?.id === 'limit' ? frame : byId('raise');
  return frame ?? byId('tell');
}

const TO_FILL = 'Fill in the blanks the way you’d say it to them.';
const TO_READ = 'Read it once as if you’d received it.';

type Asked = Pick<Input<'craftMessage'>, 'goal' | 'context' | 'selectedTone'>;
/** Words that fit any such goal, with blanks; of what was typed only a whole sentence in quotation marks stands in it. */
function built({ goal, context, selectedTone }: Asked, presses: boolean) {
  const name = nameIn(goal);
  const sentence = presses ? undefined : quotedIn(goal);
  const frame = presses || sentence ? undefined : frameFor(goal);
  const told = sentence ?? frame?.told ?? ASKED_PLAINLY.told;
  const message = [name && `Hey ${name}.`, told, frame && closingOf(frame.id, selectedTone)].filter(Boolean).join(' ');
  if (sentence) return { message, explanation: 'Your sentence stands as you typed it.', feedback: TO_READ };
  const why = frame
    ? `This is the frame for “${frame.title.toLowerCase()}.” Each blank says what goes there.`
    : ASKED_PLAINLY.explanation;
  const hints = presses ? [] : [goal, context].map(typed).filter((words) => /\p{L}{2}/u.test(words));
  const wrote =
    hints.length > 0 ? ` For the blanks, you wrote: ${hints.map((words) => `“${words}”`).join(' and ')}` : '';
  return { message, explanation: `${why}${wrote}`, feedback: TO_FILL };
}

/** A message as a frame with blanks, or a draft with its hard sentences set out anew. */
export function craftMessage(
  { goal, context: more, selectedTone, originalDraft }: Input<'craftMessage'>,
  standing: Standing,
  context: Context,
): Output<'craftMessage'> {
  const policy = policyOf(standing);
  const seen = noticeOf(`${goal}\n${originalDraft}`, standing);
  if (policy.coach === 'card')
    return { craftedMessage: '', explanation: cardWords(standing, context), feedback: '', ...NO_SCORES, notice: seen };
  const isUnsafe = [standing.category, ...standing.also].includes('abuse_facilitation') && !isFaint(standing);
  const presses = isPressing(goal) || isUnsafe;
  const notice = [seen, presses && HONEST].filter(Boolean).join(' ') || null;
  const draft = plainWords(originalDraft).trim();
  if (!draft || read(draft).injection.flagged) {
    const { message, ...said } = built({ goal: plainWords(goal), context: plainWords(more), selectedTone }, presses);
    return { craftedMessage: message, ...said, ...NO_SCORES, notice };
  }
  const { message, explanation, feedback } = mended(draft, closingOf('raise', selectedTone));
  const scores = scored(message, { goal, tone: selectedTone });
  return { craftedMessage: message, explanation, feedback, ...scores, notice, reasons: howScored() };
}
