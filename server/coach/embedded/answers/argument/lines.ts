import type { Dispute, Turn } from '#server/coach/embedded/answers/argument/parties.ts';
import { type Part, retold } from '#server/coach/embedded/answers/argument/retold/part.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { sentence, untagged } from '#server/coach/embedded/say/words.ts';

/** A turn as it was and as it could have been. */
export type Line = { party: string; by: string; was: string; said: string; parts: Part[]; isSpeech: boolean };

const REGRETS =
  /\b(?:yelled|shouted|snapped|screamed|swore|hung up|blocked|slammed|checked|threw|ignored|insulted|mocked|lied|fake|left (?:it|them) in|without (?:telling|asking) you|in front of)\b/i;
const STUNG = [
  'That hurts, and I need a moment',
  'I have to take that in first',
  'I do not know what to say to that yet',
  'That went deep; give me a moment',
];

/** Every turn said so that it can be heard; what the other did is said by who tells of it. */
export function linesOf({ turns, told }: Dispute, matter: string): Line[] {
  const used = new Set<string>();
  return turns.map((turn) => (told && turn.piece ? ofTold(turn, matter, used) : ofSpoken(turn, matter, used)));
}

function joined(parts: readonly Part[], used: Set<string>): string {
  const said = [...new Set(parts.map((part) => part.said).filter(Boolean))].join(' ');
  if (said) return said;
  const stung = STUNG.find((one) => !used.has(one)) ?? STUNG[0] ?? '';
  used.add(stung);
  return sentence(stung);
}

function ofSpoken({ party, text, seen }: Turn, matter: string, used: Set<string>): Line {
  const was = untagged(text).trim();
  const parts = retold(was, matter, used, seen.moves.label);
  return { party, by: party, was, said: joined(parts, used), parts, isSpeech: true };
}

function ofTold(turn: Turn, matter: string, used: Set<string>): Line {
  const { party, text, piece } = turn;
  const direct = untagged(piece?.direct ?? text).trim();
  const isSpeech = piece?.speech ?? false;
  const parts = retold(direct, matter, used);
  const line = { party, by: party, was: text, said: joined(parts, used), parts, isSpeech };
  if (isSpeech) return line;
  if (party === 'You') return REGRETS.test(direct) ? { ...line, said: sentence(`${direct}, and I regret that`) } : line;
  if (/\b(?:cr(?:y|ied|ying)|tears)\b/i.test(direct))
    return { ...line, by: 'You', said: 'I saw you cry, and I did not want that.' };
  return { ...line, by: 'You' };
}

const ANSWERS = [
  'I did not see that it was like this for you. I would like to tell you how it was for me, and then look at {matter} with you.',
  'Thank you for telling me. There is more to it from my side, and I want to hear yours to the end first.',
  'I hear you. Give me a moment to say how I saw {matter}, and let us look for a way together.',
];

/** The whole talk anew; who was only told of gets a word as well. */
export function rewritten(lines: readonly Line[], dispute: Dispute, matter: string, seed: number): string {
  const said = lines.map(({ by, said: words }) => `${by}: ${words}`);
  const silent = dispute.parties.filter((party) => !lines.some(({ by }) => by === party));
  const added = silent.map((party, at) => `${party}: ${pick(ANSWERS, seed, at).replace('{matter}', matter)}`);
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
