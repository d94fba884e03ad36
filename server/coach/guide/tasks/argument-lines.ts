import { setImmediate as othersTurn } from 'node:timers/promises';
import { spokenIn } from '#contract/arguments.ts';
import { plainWords } from '#server/coach/guide/notices.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import known from '#server/coach/guide/tasks/argument-forms.json' with { type: 'json' };

/** What reaches out, and what hurts, in the order in which a line is called by it. */
const REACHES = ['saying sorry', 'an offer', 'granting a point', 'reaching out'] as const;
const HURTS = ['an insult', 'harsh words'] as const;
/** What a line says outright; null for every other line, and nothing is said of those. */
type Outright = (typeof REACHES)[number] | (typeof HURTS)[number] | 'a threat' | null;
export type Line = { party: string; text: string; outright: Outright };
export const reaches = ({ outright }: Line): boolean => REACHES.some((name) => name === outright);

const FORMS = Object.fromEntries(Object.entries(known).map(([name, form]) => [name, new RegExp(form, 'iu')])) as Record<
  keyof typeof known,
  RegExp
>;
const isIn = (form: keyof typeof known, sentences: readonly string[]) =>
  sentences.some((sentence) => FORMS[form].test(sentence));
const MOST = 200;
const MOST_QUOTED = 3;
/** A point that was granted long ago, or before a “never”, is no place to go on from. */
const LATE = 3;
/** Lines read before others get a turn: a long argument takes longer than anybody else should wait. */
const AT_ONCE = 25;

const spoken = (text: string) => sentencesOf(text).map((sentence) => sentence.trim());

/** Whether there are words in it that can frighten, or tell of fear, force or control: then nobody is led into a talk. */
export function isUnsafe(text: string): boolean {
  const sentences = text.split('\n').flatMap(spoken);
  return isIn('a threat', sentences) || isIn('unsafe', sentences);
}

/** A line that reaches out and anything else at once is neither. */
export function outrightIn(text: string): Outright {
  const sentences = spoken(text);
  if (isIn('a threat', sentences)) return 'a threat';
  const hurt = HURTS.find((name) => isIn(name, sentences)) ?? null;
  const reached = REACHES.find((name) => isIn(name, sentences));
  return !reached ? hurt : hurt || FORMS.unsaid.test(text) ? null : reached;
}

/**
 * Where an argument stands at its end: the last refusal of whoever says nothing else from there on, what settles it, or an
 * apology or offer that no hurt came after; a line that disputes the one before outright, and each “always” or “never”.
 */
export function standOf(lines: readonly Line[]) {
  const last = new Map(lines.map((line) => [line.party, line]));
  const refused = [...last.values()].find(({ text }) => isIn('refusal', spoken(text)));
  const late = Math.max(lines.length - LATE, 1 + lines.findLastIndex(({ text }) => FORMS.sweeping.test(text)));
  const at = lines.findLastIndex((line, i) => /offer|sorry/.test(line.outright ?? '') || (reaches(line) && i >= late));
  const hurt = lines.findLastIndex((line) => line.outright !== null && !reaches(line));
  const disputes = lines.findIndex(
    ({ party, text }, i) => FORMS.disputes.test(text) && (lines[i - 1]?.party ?? party) !== party,
  );
  const disputed = disputes > 0 ? lines.slice(disputes - 1, disputes + 1) : [];
  const sweeping = lines.filter(({ text }) => FORMS.sweeping.test(text)).slice(0, MOST_QUOTED);
  return {
    refused,
    agreed: hurt < 0 && !refused ? agreedIn(lines) : [],
    reached: hurt > at ? undefined : lines[at],
    disputed,
    sweeping,
  };
}

/** How someone said they feel, in their own word; not what they ask. */
export const feltBy = (lines: readonly Line[], party = ''): string | undefined =>
  lines
    .filter((line) => line.party === party)
    .flatMap(({ text }) => spoken(text).filter((one) => !one.includes('?')))
    .map((one) => FORMS.felt.exec(one)?.groups?.felt)
    .find(Boolean);

function agreedIn(all: readonly Line[]): readonly Line[] {
  // Whoever is forgiven may say sorry once more.
  const isSaidAgain = all.at(-1)?.outright === 'saying sorry' && all.at(-3)?.outright === 'saying sorry';
  const lines = isSaidAgain ? all.slice(0, -1) : all;
  const [before, last] = lines.slice(-2);
  if (!before || !last || before.party === last.party) return [];
  const [first = '', ...more] = spoken(last.text);
  const isYes = FORMS.agreed.test(first) && more.every((one) => isIn('saying sorry', [one]));
  const isOpen = FORMS.given.test(first) || isIn('proposed', spoken(before.text));
  const isTaken = before.outright === 'saying sorry' && FORMS.accepts.test(last.text);
  const isGiven =
    before.outright === 'an offer' || FORMS.settles.test(before.text) || isIn('promised', spoken(before.text));
  const isThanked = isGiven && !before.text.includes('?') && FORMS.thanked.test(last.text);
  const isSettled = isTaken || isThanked || (isOpen && (isYes || FORMS.settles.test(last.text)));
  return isSettled ? [before, last] : isIn('promised', spoken(last.text)) ? [last] : [];
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
