import { setImmediate as othersTurn } from 'node:timers/promises';
import { spokenIn } from '#contract/arguments.ts';
import { plainWords } from '#server/coach/guide/notices.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import known from '#server/coach/guide/tasks/argument-forms.json' with { type: 'json' };

/** What a line says outright; null for every other line, and nothing is said of those. */
type Outright = 'an insult' | 'harsh words' | 'a threat' | Kind | null;
/** What reaches out, in the order in which one line is called by it. */
const REACHES = {
  apology: 'saying sorry',
  sorryToo: 'saying sorry',
  offer: 'an offer',
  point: 'granting a point',
  bid: 'reaching out',
} as const;
type Kind = (typeof REACHES)[keyof typeof REACHES];
export const isKind = ({ outright }: Line): boolean => Object.values<Outright>(REACHES).includes(outright);
export type Line = { party: string; text: string; outright: Outright };

const FORMS = Object.fromEntries(Object.entries(known).map(([name, form]) => [name, new RegExp(form, 'iu')])) as Record<
  keyof typeof known,
  RegExp
>;
const isIn = (form: keyof typeof known, sentences: readonly string[]) =>
  sentences.some((sentence) => FORMS[form].test(sentence));
const MOST = 200;
/** Lines read before others get a turn: a long argument takes longer than anybody else should wait. */
const AT_ONCE = 25;

const spoken = (text: string) => sentencesOf(text).map((sentence) => sentence.trim());

/** Whether there are words in it that can frighten, or tell of fear, force or control: then nobody is led into a talk. */
export function isUnsafe(text: string): boolean {
  const sentences = text.split('\n').flatMap(spoken);
  return isIn('threat', sentences) || isIn('unsafe', sentences);
}

/** A line that reaches out and anything else at once is neither. */
export function outrightIn(text: string): Outright {
  const sentences = spoken(text);
  if (isIn('threat', sentences)) return 'a threat';
  const reaches = (Object.keys(REACHES) as (keyof typeof REACHES)[]).find((form) => isIn(form, sentences));
  const hurts = isIn('insult', sentences) ? 'an insult' : isIn('harsh', sentences) ? 'harsh words' : null;
  if (reaches) return hurts || FORMS.unsaid.test(text) ? null : REACHES[reaches];
  return hurts;
}

/** The last refusal of whoever says nothing else from there on: nobody can be led into a talk with them now. */
export function refusedIn(lines: readonly Line[]): Line | undefined {
  const last = new Map(lines.map((line) => [line.party, line]));
  return [...last.values()].find(({ text }) => isIn('refusal', spoken(text)));
}

/** The last two lines, where the last one surely agrees to what was proposed, or takes an apology; empty everywhere else. */
export function agreedIn(lines: readonly Line[]): Line[] {
  const [before, last] = lines.slice(-2);
  if (!before || !last || before.party === last.party || lines.some((line) => line.outright && !isKind(line)))
    return [];
  const [first = '', ...more] = spoken(last.text);
  const isYes = FORMS.agreed.test(first) && more.every((one) => isIn('apology', [one]) || isIn('sorryToo', [one]));
  if (before.outright === 'saying sorry' && FORMS.accepts.test(last.text)) return [before, last];
  const isOpen =
    FORMS.given.test(first) ||
    FORMS.agreeing.test(before.text) ||
    spoken(before.text).some((one) => FORMS.proposed.test(one));
  return isYes && isOpen ? [before, last] : [];
}

/** What an argument stands at by its last lines: an offer or an apology that nobody has answered with words that hurt. */
export function reachedIn(lines: readonly Line[]): Line | undefined {
  const at = lines.findLastIndex(({ outright }) => outright === 'an offer' || outright === 'saying sorry');
  const isAnswered = lines.slice(at + 1).some((line) => line.outright && !isKind(line));
  return isAnswered ? undefined : lines[at];
}

/** What one says the other said, and that one tells otherwise. */
export function disputedIn(lines: readonly Line[]): Line[] {
  const at = lines.findIndex(({ text }) => FORMS.saidYou.test(text));
  const other = lines.slice(at + 1).find(({ party, text }) => party !== lines[at]?.party && FORMS.saidMe.test(text));
  return at >= 0 && other ? [...lines.slice(at, at + 1), other] : [];
}

/** Every line with “always” or “never” to the other one, whoever said it. */
export const sweepingIn = (lines: readonly Line[]): Line[] => lines.filter(({ text }) => FORMS.sweeping.test(text));

/** An argument as it was written, line by line; empty where it is told. */
export async function linesIn(text: string): Promise<Line[]> {
  const lines: { party: string; text: string }[] = [];
  for (const line of text.split('\n')) {
    const said = spokenIn(line);
    const last = lines.at(-1);
    if (said) lines.push({ party: plainWords(said.party).trim(), text: plainWords(said.said).trim() });
    else if (last && line.trim()) last.text += ` ${plainWords(line).trim()}`;
  }
  if (new Set(lines.map(({ party }) => party)).size < 2) return [];
  const seen: Line[] = [];
  for (const line of lines.slice(0, MOST)) {
    seen.push({ ...line, outright: outrightIn(line.text) });
    if (seen.length % AT_ONCE === 0) await othersTurn();
  }
  await othersTurn();
  return seen;
}
