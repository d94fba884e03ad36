import { setImmediate as othersTurn } from 'node:timers/promises';
import { spokenIn } from '#contract/arguments.ts';
import { textWords } from '#server/coach/guide/library.ts';
import { plainWords } from '#server/coach/guide/notices.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { helps, type TextKind, textSeen } from '#server/coach/reading/texts.ts';

/** What a line surely does: it hurts, or it reaches out. Null where its words do not say. */
export type Move = { isHard: boolean; name: string; helps: string; repair: string };
export type Line = { party: string; text: string; move: Move | null };

/** Whole sentences that can't be meant as anything else. */
const REACHING: [string, RegExp][] = [
  [
    'saying sorry',
    /^i['’]?(?:m| am) (?:so |really )*sorry(?:,? (?:(?:that )?i (?:snapped|yelled|forgot|hurt|lied|left)|for (?:my|not|what i)|that['’]?s on me)\b.*)?[.!]*$/iu,
  ],
  ['saying how it feels', /^i feel (?:so |really |just )*(?:awful|terrible|horrible|bad|sad) (?:about|that i) .*$/iu],
  [
    'agreeing',
    /^(?:(?:ok|okay|yes|yeah),? )?(?:that['’]?s (?:true|fair)|fair enough|you['’]?re right|you have a point)[.!]*$/iu,
  ],
  ['thanks', /^(?:thanks|thank you)(?: for .*)?[.!]*$/iu],
  [
    'offering a next step',
    /^(?:(?:ok|okay|yes|yeah),? )?let['’]?s (?:look|talk|sit down|plan|try)\b.*\b(?:today|tonight|tomorrow|weekend|\p{L}{3,6}day)[.!]*$/iu,
  ],
];
/** What hurts whatever came before it; answering a charge or asking for something need not. */
const HURTS: ReadonlySet<TextKind | null> = new Set<TextKind>(['insult', 'reproach', 'guilt']);

const MOST = 200;
/** Lines read before others get a turn: a long argument takes longer than anybody else should wait. */
const AT_ONCE = 25;

const GENERAL = /\byou (?:never|always)\b/i;
/** Both the whole line and one of its sentences have to say it; a line that hurts and reaches out is neither. */
function moveIn(text: string): Move | null {
  const sentences = sentencesOf(text);
  const said = REACHING.find(([, form]) => sentences.some((sentence) => form.test(sentence.trim())));
  const all = sentences.map(textSeen);
  const whole = textSeen(text);
  const hurting = all.some(({ isHard }) => isHard);
  if (said) return hurting ? null : { isHard: false, name: said[0], helps: '', repair: '' };
  const isGeneral = sentences.some((sentence, at) => all[at]?.isHard && GENERAL.test(sentence));
  const kind = isGeneral && !HURTS.has(whole.kind) ? 'reproach' : whole.kind;
  if (!kind || !(isGeneral || all.some((one) => one.kind === kind))) return null;
  const { name, helps: advice, repair } = textWords(kind);
  if (HURTS.has(kind) && (whole.isHard || isGeneral))
    return { isHard: true, name, helps: advice, repair: repair ?? '' };
  return helps(whole) && !hurting ? { isHard: false, name, helps: advice, repair: '' } : null;
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
    seen.push({ ...line, move: moveIn(line.text) });
    if (seen.length % AT_ONCE === 0) await othersTurn();
  }
  await othersTurn();
  return seen;
}
