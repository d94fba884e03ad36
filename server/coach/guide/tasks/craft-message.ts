import type { Tone } from '#contract/coach.ts';
import { frameIn } from '#server/coach/guide/flows/frames.ts';
import { contentOf } from '#server/coach/guide/library.ts';
import { noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { howScored, NO_SCORES, scored } from '#server/coach/guide/score.ts';
import words from '#server/coach/guide/tasks/craft-words.json' with { type: 'json' };
import { type Aim, aimIn, isOwnLoss, marks, nameIn, quotedIn, typed } from '#server/coach/guide/tasks/goal-words.ts';
import { mended } from '#server/coach/guide/tasks/mended.ts';
import type { Context } from '#server/coach/port.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { injected } from '#server/safety/injection/injected.ts';
import { policyOf } from '#server/safety/policy.ts';

const endings: Readonly<Record<string, string>> = words.endings;
/** What a tone ends a frame with; the others are too grave or too short for an end. */
const closingOf = (frame: string, tone: Tone): string => contentOf('closings')[endings[frame] ?? '']?.[tone] ?? '';

/** A goal that presses on someone: to hurt, to scare, to make them feel bad until they give in. */
function isPressing(goal: string): boolean {
  const at = goal.search(marks.pressing);
  return at >= 0 && !marks.denied.test(goal.slice(0, at));
}

/** What a message is for, by the word that it begins with or any other. What is not known is told. */
const frameFor = (goal: string) =>
  (isOwnLoss(goal) ? undefined : (frameIn(goal.split(/\s+/, 2).join(' ')) ?? frameIn(goal))) ??
  contentOf('frames').find(({ id }) => id === 'tell');

type Asked = Pick<Input<'craftMessage'>, 'goal' | 'context' | 'selectedTone'>;
type Built = { message: string; explanation: string; feedback: string };

function wroteOf(all: readonly string[]): string {
  const hints = all.map(typed).filter((words) => /\p{L}{2}/u.test(words));
  return hints.length > 0 ? `For the blanks, you wrote: ${hints.map((words) => `“${words}”`).join(' and ')}` : '';
}

const endOf = (frame: string, matter: string) =>
  frame !== 'tell' ? frame : marks.saysNo.test(matter) ? 'decline' : marks.isFond.test(matter) ? 'kind' : frame;

/** A limit, one's own loss, and news that is good or big are told in words of their own. */
function wayOf({ act, matter }: Aim, goal: string): string {
  if (act === 'said-to-them') return marks.limits.test(matter) ? 'limits' : act;
  if (act !== 'tell' && act !== 'stated') return act;
  if (marks.glad.test(matter) && !marks.notGlad.test(matter)) return 'news';
  return isOwnLoss(goal) ? 'own-loss' : marks.big.test(matter) ? 'big' : act;
}

/** The goal's own words in the frame for what is to be done: nobody is spoken of as someone else, and a reason is theirs to give. */
function inOwnWords({ goal, context, selectedTone }: Asked): Built | undefined {
  const aim = aimIn(goal);
  const way = aim && contentOf('goals')[wayOf(aim, goal)];
  if (!way) return undefined;
  const { act, matter } = aim;
  const slots: Record<string, string> = { matter, reason: words.reason };
  const told = way.told.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');
  const name = act === 'loss' ? undefined : nameIn(goal);
  const parts = [name && `Hey ${name}.`, told, closingOf(endOf(way.frame, matter), selectedTone)];
  const message = parts.filter(Boolean).join(' ').replace(/ {2,}/g, ' ').trim();
  const isOwn = matter !== '' && !matter.startsWith('[your');
  const others = matter.includes('[“') && words.others;
  const beside = typed(context);
  const wrote = message.includes('[') ? wroteOf([goal, context]) : beside && `${words.beside} “${beside}”`;
  const explanation = [isOwn ? words.own : words.plain, others, wrote].filter(Boolean).join(' ');
  return { message, explanation, feedback: message.includes('[') ? words.toFill : words.toRead };
}

/** Words that fit any such goal, with blanks; of what was typed only a whole sentence in quotation marks stands in it. */
function framed({ goal, context, selectedTone }: Asked, presses: boolean): Built {
  const name = nameIn(goal);
  const sentence = presses ? undefined : quotedIn(goal);
  const frame = presses || sentence ? undefined : frameFor(goal);
  const told = sentence ?? frame?.told ?? words.plainly.told;
  const message = [name && `Hey ${name}.`, told, frame && closingOf(frame.id, selectedTone)].filter(Boolean).join(' ');
  if (sentence) return { message, explanation: 'Your sentence stands as you typed it.', feedback: words.toRead };
  const why = frame
    ? `This is the frame for “${frame.title.toLowerCase()}.” Each blank says what goes there.`
    : words.plainly.explanation;
  const wrote = presses ? '' : wroteOf([goal, context]);
  return { message, explanation: [why, wrote].filter(Boolean).join(' '), feedback: words.toFill };
}

/** An apology says sorry, also where a draft doesn't. */
function withSorry(goal: string, kept: Built): Built {
  if (frameFor(goal)?.id !== 'apologize' || /\b(?:sorry|apolog)/i.test(kept.message)) return kept;
  const { message, explanation, feedback } = kept;
  return { message: `${words.sorry} ${message}`, explanation: `${words.added} ${explanation}`, feedback };
}

/** A message as a frame with blanks, or a draft with its hard sentences set out anew. */
export function craftMessage(
  { goal, context: more, selectedTone, originalDraft }: Input<'craftMessage'>,
  standing: Assessment,
  context: Context,
): Output<'craftMessage'> {
  const policy = policyOf(standing);
  const seen = noticeOf(`${goal}\n${originalDraft}`, standing);
  if (policy.coach === 'card')
    return { craftedMessage: '', explanation: cardWords(standing, context), feedback: '', ...NO_SCORES, notice: seen };
  const presses = isPressing(goal) || [standing.category, ...standing.also].includes('abuse_facilitation');
  const notice = [seen, presses && words.honest].filter(Boolean).join(' ') || null;
  const draft = plainWords(originalDraft).trim();
  if (!draft || injected(draft).flagged) {
    const typedIn = { goal: plainWords(goal), context: plainWords(more) };
    // Nobody is told of a death or an end with a wink.
    const isGrave =
      /^(?:playful|flirty)$/.test(selectedTone) && marks.grave.test(`${typedIn.goal}\n${typedIn.context}`);
    const asked = { ...typedIn, selectedTone: isGrave ? ('direct' as const) : selectedTone };
    const isOpen = !presses && policy.coach === 'usual' && policy.tellBack && !quotedIn(asked.goal);
    const { message, ...said } = (isOpen && inOwnWords(asked)) || framed(asked, presses);
    return { craftedMessage: message, ...said, ...NO_SCORES, notice };
  }
  const { message, explanation, feedback } = withSorry(goal, mended(draft, closingOf('raise', selectedTone)));
  const scores = scored(message, { goal, tone: selectedTone });
  return { craftedMessage: message, explanation, feedback, ...scores, notice, reasons: howScored() };
}
