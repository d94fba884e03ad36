import { setImmediate as othersTurn } from 'node:timers/promises';
import { spokenIn } from '#contract/arguments.ts';
import { plainWords } from '#server/coach/guide/notices.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import known from '#server/coach/guide/tasks/argument-forms.json' with { type: 'json' };

/** What a line says outright; null for every other line, and nothing is said of those. */
type Outright = 'an insult' | 'harsh words' | 'a threat' | 'saying sorry' | null;
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

/** A line that says sorry and anything else at once is neither. */
export function outrightIn(text: string): Outright {
  const sentences = spoken(text);
  if (isIn('threat', sentences)) return 'a threat';
  const isSorry = isIn('apology', sentences);
  const hurts = isIn('insult', sentences) ? 'an insult' : isIn('harsh', sentences) ? 'harsh words' : null;
  if (isSorry) return hurts || FORMS.unsaid.test(text) ? null : 'saying sorry';
  return hurts;
}

/** The last refusal of whoever says nothing else from there on: nobody can be led into a talk with them now. */
export function refusedIn(lines: readonly Line[]): Line | undefined {
  const last = new Map(lines.map((line) => [line.party, line]));
  return [...last.values()].find(({ text }) => isIn('refusal', spoken(text)));
}

/** The last two lines, where each side surely agrees in theirs; empty everywhere else. */
export function agreedIn(lines: readonly Line[]): Line[] {
  const [before, last] = lines.slice(-2);
  if (!before || !last || before.party === last.party || lines.some(({ outright }) => outright)) return [];
  return FORMS.agreeing.test(before.text) && FORMS.agreed.test(last.text) ? [before, last] : [];
}

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
