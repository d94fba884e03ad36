import { saidBack, unanswered } from '#server/coach/embedded/answers/argument/acknowledge.ts';
import { weightIn, weightOf } from '#server/coach/embedded/answers/argument/heart.ts';
import { type Done, doneIn, type Kind, kindOf } from '#server/coach/embedded/answers/argument/kinds.ts';
import type { Dispute, Turn } from '#server/coach/embedded/answers/argument/parties.ts';
import { reachIn } from '#server/coach/embedded/answers/argument/reaching.ts';
import { type Part, retold } from '#server/coach/embedded/answers/argument/retold/part.ts';
import { pick, seedOf } from '#server/coach/embedded/say/pick.ts';
import { capital, sentence, untagged } from '#server/coach/embedded/say/words.ts';

/** A turn as it was and as it could have been; `words` are the exact ones where it was only told of. */
export type Line = {
  party: string;
  by: string;
  was: string;
  said: string;
  parts: Part[];
  isSpeech: boolean;
  words?: string;
  done?: Done;
};

const REGRETS =
  /\b(?:yelled|shouted|snapped|screamed|swore|hung up|blocked|slammed|checked|threw|ignored|insulted|mocked|lied|fake|left (?:it|them) in|without (?:telling|asking) you|in front of)\b/i;
const STUNG = [
  'I notice that I am about to be bitter, and I would rather stop here for a moment.',
  'I want to answer you properly, and for that I need a minute.',
  'This is hard for me to hear, and I am still listening.',
  'Let me take that in before I say anything.',
  'I do not want to leave it like this; give me a moment.',
  'I do not have a good answer yet, and I want to find one.',
  'That hurts, and I need a moment.',
  'I do not know what to say to that yet.',
  'That went deep; give me a moment.',
];
const BEGINS = 'Something is on my mind, and I want to say it without sarcasm.';
/** Lines of the rewriting that say nothing about the matter. */
const HOLLOW =
  /^(?:That (?:hurts|stung)|I have to take|I do not know what to say|That went deep|I did not know what else|I remember it|I do not want it to go|I am at a loss|I am so upset)/;
const ANSWERS = new Set<Kind>([
  'feigned',
  'belittle',
  'twist',
  'sneer',
  'small',
  'deny',
  'back',
  'door',
  'shove',
  'mind',
  'guilt',
  'threat',
]);
const ABOUT_THE_BLOW =
  /^(?:no,? )?(?:that(?:'s| is) not what i (?:said|meant)|i (?:didn't|never|did not) sa(?:y|id) that|very funny|don't be (?:like that|sarcastic|ridiculous|dramatic))/i;

/** Every turn said so that it can be heard; what the other did is said by who tells of it. */
export function linesOf({ turns, told }: Dispute, matter: string): Line[] {
  const used = new Set<string>();
  const done = new Set<string>();
  const lines: Line[] = [];
  for (const turn of turns) {
    const line = told && turn.piece ? ofTold(turn, matter, used) : ofSpoken(turn, matter, used);
    lines.push(line.isSpeech ? answering(asked(line, lines.at(-1)), lines, done, used) : line);
  }
  return lines;
}

const WHAT_THEN =
  /\bwhat (?:was i supposed to|should i have|could i have|do you (?:even )?want|am i supposed to|would you have)\b/i;
/** Who was asked "what should I have done?" and says it gives an answer, and no order. */
function asked(line: Line, before: Line | undefined): Line {
  const [first, ...others] = line.parts;
  if (!first || !before || !WHAT_THEN.test(before.was.replaceAll('’', "'"))) return line;
  if (!/^(?:Could you|Would you|I would be glad if you could) /.test(first.said)) return line;
  const bare = first.was.replace(/[.!\s]+$/, '');
  const wish = `I would have liked you to ${bare.charAt(0).toLowerCase()}${bare.slice(1)}.`;
  return { ...line, parts: [{ was: first.was, said: wish, hard: false, move: 'request' }, ...others] };
}

const saidIn = (parts: readonly Part[]) => [...new Set(parts.map((part) => part.said).filter(Boolean))].join(' ');

/** A hard answer takes up what the other has just said, before anything else. */
function answering(line: Line, before: readonly Line[], done: Set<string>, used: Set<string>): Line {
  const last = before.at(-1);
  const parts = line.parts.filter(({ said }) => !HOLLOW.test(said));
  const kept = saidIn(parts);
  const isHard = line.parts.some((part) => part.hard && ANSWERS.has(kindOf(part)));
  const blowBefore = last?.party !== line.party && last?.parts.some((part) => part.hard && kindOf(part) === 'feigned');
  if (blowBefore && ABOUT_THE_BLOW.test(line.was.replaceAll('’', "'"))) {
    const rest = saidIn(line.parts.slice(1));
    return { ...line, said: rest || 'Thank you. I want us to understand each other here.' };
  }
  if (kept && !isHard && !passes(line, last)) return { ...line, said: kept };
  const theirs = before.filter(({ by, party }) => by !== line.by && party === by).flatMap((one) => one.parts);
  for (const was of unanswered(theirs.slice(-4), done)) {
    const back = saidBack(was, seedOf(was) + done.size);
    if (!back) continue;
    done.add(was);
    return { ...line, said: [back, kept].filter(Boolean).join(' ') };
  }
  return {
    ...line,
    said:
      kept ||
      (line.words === undefined && saidIn(line.parts)) ||
      (line.words !== undefined ? '' : before.length ? stung(used, line.was) : BEGINS),
  };
}

/** A soft line that goes past something heavy which was said just before. */
const passes = (line: Line, last: Line | undefined) =>
  last !== undefined &&
  last.party !== line.party &&
  last.isSpeech &&
  last.parts.some((part) => weightIn(part) >= 7.5) &&
  !line.parts.some(
    ({ was }) => /^(?:apology|admission)$/.test(reachIn(was) ?? '') || /\b(?:i know|thank you|i see)\b/i.test(was),
  );

function stung(used: Set<string>, was: string): string {
  const open = STUNG.filter((way) => !used.has(way));
  const one = pick(open.length ? open : STUNG, seedOf(was));
  used.add(one);
  return one;
}

function ofSpoken({ party, text, seen }: Turn, matter: string, used: Set<string>): Line {
  const was = untagged(text).trim();
  const parts = retold(was, matter, used, seen.moves.label);
  return { party, by: party, was, said: '', parts, isSpeech: true };
}

const BESIDES = /,? and (?=(?:mom|mum|dad|my|our|everyone|everybody|the|then|now|he|she|they|i)\b)/i;
function ofTold(turn: Turn, matter: string, used: Set<string>): Line {
  const { party, text, piece } = turn;
  const direct = untagged(piece?.direct ?? text).trim();
  const isSpeech = piece?.speech ?? false;
  const words = isSpeech ? direct : (text.split(BESIDES).find((one) => doneIn(one)) ?? text);
  const done = isSpeech ? undefined : doneIn(text);
  const line = { party, by: party, was: text, said: '', isSpeech, words, ...(done && { done }) };
  if (isSpeech) return { ...line, parts: retold(direct, matter, used) };
  const plainly = [{ was: direct, said: sentence(capital(direct)), hard: false, move: 'neutral' as const }];
  if (party === 'You')
    return {
      ...line,
      parts: plainly,
      said: REGRETS.test(direct) ? sentence(`${direct}, and I regret that`) : saidIn(plainly),
    };
  if (/\b(?:cr(?:y|ied|ying)|tears)\b/i.test(direct))
    return { ...line, parts: plainly, by: 'You', said: 'I saw you cry, and I did not want that.' };
  const parts = done || weightOf(direct) >= 7.5 ? retold(direct, matter, used) : plainly;
  return { ...line, parts, by: 'You', said: saidIn(parts) };
}

const REPLIES = [
  'I did not see that it was like this for you. I would like to tell you how it was for me, and then look for a way with you.',
  'Thank you for telling me. There is more to it from my side, and I want to hear yours to the end first.',
  'I hear you. Let me say how I saw it, and then let us look for a way together.',
];

/** The whole talk anew; who was only told of gets a word as well. */
export function rewritten(lines: readonly Line[], dispute: Dispute, seed: number): string {
  const said = lines.filter((line) => line.said).map(({ by, said: words }) => `${by}: ${words}`);
  const silent = dispute.parties.filter((party) => !lines.some(({ by }) => by === party));
  const added = silent.map((party, at) => `${party}: ${pick(REPLIES, seed, at)}`);
  return [...new Set(merged([...said, ...added]))].join('\n');
}

/** What one says in a row is one turn. */
function merged(said: readonly string[]): string[] {
  const all: string[] = [];
  for (const one of said) {
    const [party = ''] = one.split(': ', 1);
    const before = all.at(-1);
    if (before?.startsWith(`${party}: `)) all[all.length - 1] = `${before} ${one.slice(party.length + 2)}`;
    else all.push(one);
  }
  return all;
}
