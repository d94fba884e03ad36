import { setImmediate as othersTurn } from 'node:timers/promises';
import { spokenIn } from '#contract/arguments.ts';
import { textWords } from '#server/coach/guide/library.ts';
import { plainWords } from '#server/coach/guide/notices.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import known from '#server/coach/guide/tasks/argument-forms.json' with { type: 'json' };
import { type TextKind, textSeen } from '#server/coach/reading/texts.ts';

/** What a line surely does: it hurts, or it reaches out. Null where its words do not say. */
type Move = { isHard: boolean; name: string; helps: string; repair: string };
export type Line = { party: string; text: string; move: Move | null; wishes: string[] };

const form = (words: string) => new RegExp(words, 'iu');
/** Sentences that can't be meant as anything else, and what hurts whatever came before it. */
const REACHING = known.reaching.map(([name = '', words = '']) => ({ name, words: form(words) }));
const HURTING = known.hurting.map(([name = '', words = '', helps = '', repair = '']) => ({
  ...{ move: { isHard: true, name, helps, repair }, words: form(words) },
}));
export const THREAT = 'a threat';
/** Where one of these stands nobody is asked for their share. */
export const UNSAFE: ReadonlySet<string | undefined> = new Set([THREAT, 'deciding for the other one']);
const WISH = form(known.wish);
const TOPIC = form(known.topic);
/** Of what is weighed only these hurt whatever came before them; an answer, a charge or a demand need not. */
const HURTS: ReadonlySet<TextKind | null> = new Set<TextKind>(['insult', 'guilt']);

const MOST = 200;
/** Lines read before others get a turn: a long argument takes longer than anybody else should wait. */
const AT_ONCE = 25;
const FEW = 5;

/** What it was about, where that is said. */
export const topicIn = (text: string): string | undefined => TOPIC.exec(text)?.[1]?.trim();

function hurtIn(text: string, sentences: readonly string[]): Move | undefined {
  const outright = HURTING.find(({ words }) => sentences.some((sentence) => words.test(sentence)));
  if (outright) return outright.move;
  const { kind, isHard } = textSeen(text);
  if (!kind || !isHard || !HURTS.has(kind) || text.split(' ').length < FEW || !/\byou/i.test(text)) return undefined;
  const { name, helps, repair } = textWords(kind);
  return { isHard: true, name, helps, repair };
}

/** A line that hurts and reaches out is neither. */
function moveIn(text: string, sentences: readonly string[]): Move | null {
  const said = REACHING.find(({ words }) => sentences.some((sentence) => words.test(sentence)));
  const hurt = hurtIn(text, sentences);
  if (said && hurt) return null;
  return said ? { isHard: false, name: said.name, helps: '', repair: '' } : (hurt ?? null);
}

function lineOf(party: string, text: string): Line {
  const sentences = sentencesOf(text).map((sentence) => sentence.trim());
  const move = moveIn(text, sentences);
  return { party, text, move, wishes: move?.isHard ? [] : sentences.filter((sentence) => WISH.test(sentence)) };
}

/** An argument as it was written, line by line; empty where it is told. */
export async function linesIn(text: string): Promise<Line[]> {
  const lines: { party: string; text: string }[] = [];
  for (const line of text.split('\n')) {
    const spoken = spokenIn(line);
    const last = lines.at(-1);
    if (spoken) lines.push({ party: plainWords(spoken.party).trim(), text: plainWords(spoken.said).trim() });
    else if (last && line.trim()) last.text += ` ${plainWords(line).trim()}`;
  }
  const parties = new Set(lines.map(({ party }) => party));
  if (parties.size < 2) return [];
  const seen: Line[] = [];
  for (const line of lines.slice(0, MOST)) {
    seen.push(lineOf(line.party, line.text));
    if (seen.length % AT_ONCE === 0) await othersTurn();
  }
  await othersTurn();
  return seen;
}
