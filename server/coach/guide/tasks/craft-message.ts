import type { Tone } from '#contract/coach.ts';
import { type Field, fillDraft } from '#contract/guide.ts';
import { frameIn } from '#server/coach/guide/flows/words.ts';
import { contentOf } from '#server/coach/guide/library.ts';
import { noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { howScored, NO_SCORES, scored } from '#server/coach/guide/score.ts';
import { contextIn, lossIn, matterIn, ownWords, toldIn } from '#server/coach/guide/tasks/goal-words.ts';
import { mended } from '#server/coach/guide/tasks/mended.ts';
import type { Context } from '#server/coach/port.ts';
import { pattern } from '#server/coach/reading/pattern.ts';
import { read } from '#server/coach/reading/read.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const NO_NAME = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:I|My|The|Our|We)$/;
const NAMED =
  /(?<!\p{L})(?:[Tt]o|[Ww]ith|[Aa]sk|[Tt]ell|[Tt]hank|[Ii]nvite|[Cc]ongratulate|[Tt]ext|[Mm]essage)\s+(?:my\s+\p{Ll}+\s+)?(\p{Lu}\p{Ll}+)(?!\p{L})/gu;
/** What a tone ends a frame with; the others are too grave or too short for an end. */
const ENDINGS: Readonly<Record<string, 'usual' | 'glad' | 'sad'>> = {
  ...{ raise: 'usual', ask: 'usual', tell: 'usual', invite: 'glad', thank: 'glad', congratulate: 'glad', news: 'glad' },
  comfort: 'sad',
};
const closingOf = (frame: string, tone: Tone): string => {
  const kind = ENDINGS[frame];
  return (kind && contentOf('closings')[kind][tone]) ?? '';
};

/** A message is addressed to a name that stands where whom it goes to is said, and to nobody else. */
const nameIn = (goal: string) =>
  [...goal.matchAll(NAMED)].map(([, name = '']) => name).find((name) => !NO_NAME.test(name));

const SOMEONE = String.raw`(?!(?:me|myself|us|a|an|the|of|is|was|from|to|for|in)\b)\w+(?: \w+){0,1}?`;
const PRESSING = pattern(
  String.raw`\b(?:(?:guilt(?:[- ]?trip)?|pressure|force|threaten|scare|blackmail|manipulate|punish|get back at|get even with) `,
  SOMEONE,
  `|make ${SOMEONE} (?:feel (?:bad|guilty|awful|small|ashamed)|jealous|regret|suffer|beg|pay for)`,
  `|(?:take )?revenge on|give ${SOMEONE} (?:an ultimatum|the silent treatment))`,
  String.raw`\b`,
);
const DENIED = /\b(?:not|n['’]t|never|without|stop|instead of|rather than)\b[^.;!?]{0,24}$/i;

/** A goal that presses on someone: to hurt, to scare, to make them feel bad until they give in. */
function isPressing(goal: string): boolean {
  const at = goal.search(PRESSING);
  return at >= 0 && !DENIED.test(goal.slice(0, at));
}
const HONEST =
  'I don’t write what puts pressure on someone. It may work once, and it costs trust. This says what you need instead, so that they can say yes or no.';

/** Words with which any message may begin: what it is for stands behind them. */
const ANY = new Set(['tell', 'raise']);

/** What a message is for: the word that it begins with says it first, unless that could begin any. */
function frameFor(goal: string) {
  const byId = (id: string) => contentOf('frames').find((frame) => frame.id === id);
  if (lossIn(goal)) return byId('comfort');
  const first = frameIn(goal.split(/\s+/).slice(0, 2).join(' '));
  if (first && !ANY.has(first.id)) return first;
  return frameIn(goal) ?? (/^\s*(?:tell|let)\b/i.test(goal) ? byId('tell') : undefined);
}

const small = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
/** A blank with the signs that its words will need around them. */
const blank = ({ label, kind }: Field) => {
  const open = `[${small(label)}]`;
  return kind === 'sentence' ? `${open}.` : kind === 'ask' ? `Could we ${open}?` : open;
};
/** What stands in brackets is still to be said. */
const toFill = (message: string) =>
  message.includes('[')
    ? 'Fill in the brackets. What stands there in quotes is what you typed; say it the way you’d say it to them.'
    : 'Read it once as if you’d received it.';

const WANTS = /\b(?:want|need|would like|['’]d like|could|can|please)\b/i;
/** The frame for what a message is for, with the words that were typed and a blank for what only the writer knows. */
function built({
  goal,
  context,
  selectedTone: tone,
}: Pick<Input<'craftMessage'>, 'goal' | 'context' | 'selectedTone'>) {
  const presses = isPressing(goal);
  const frame = (presses ? undefined : frameFor(goal)) ?? contentOf('frames')[0];
  if (!frame) throw new Error('content/frames.json is empty');
  const name = nameIn(goal);
  const matter = matterIn(goal);
  const isAsked = matter?.link === 'own' && WANTS.test(goal);
  const after = frame.after.filter(
    (line) => (tone !== 'direct' || line.includes('{')) && !(isAsked && line.includes('{ask}')),
  );
  const opening = presses ? frame.told.replace('{matter}', '[what you need]') : toldIn(frame, matter ?? ownWords(goal));
  const message = [
    name ? `Hey ${name}.` : '',
    opening,
    presses ? '' : contextIn(plainWords(context)),
    fillDraft(after, frame.fields, {}, blank),
    closingOf(frame.id, tone),
  ]
    .filter(Boolean)
    .join(' ');
  return {
    message,
    explanation: presses
      ? HONEST
      : `This is the frame for “${frame.title.toLowerCase()}.” Your words stand as you typed them, and nothing is made up.`,
    feedback: toFill(message),
  };
}

/** A message as a frame with blanks, or a draft with its hard sentences set out anew. */
export function craftMessage(
  { goal, context: more, selectedTone, originalDraft }: Input<'craftMessage'>,
  standing: Standing,
  context: Context,
): Output<'craftMessage'> {
  const notice = noticeOf(`${goal}\n${originalDraft}`, standing);
  const policy = policyOf(standing);
  if (policy.coach === 'card')
    return { craftedMessage: '', explanation: cardWords(standing, context), feedback: '', ...NO_SCORES, notice };
  const draft = plainWords(originalDraft).trim();
  const isOrder = read(draft).injection.flagged;
  const { message, explanation, feedback } =
    draft && !isOrder
      ? mended(draft, closingOf('raise', selectedTone))
      : built({ goal: plainWords(goal), context: more, selectedTone });
  const scores = scored(message, { goal, tone: selectedTone });
  return { craftedMessage: message, explanation, feedback, ...scores, notice, reasons: howScored() };
}
