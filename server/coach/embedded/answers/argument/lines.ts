import type { Dispute, Turn } from '#server/coach/embedded/answers/argument/parties.ts';
import { type Recast, recastAll, spoken } from '#server/coach/embedded/answers/recast/recast.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { sentence, untagged } from '#server/coach/embedded/say/words.ts';

/** A turn as it was and as it could have been. */
export type Line = { party: string; by: string; was: string; said: string; parts: Recast[]; isSpeech: boolean };

const REGRETS =
  /\b(?:yelled|shouted|snapped|screamed|swore|hung up|blocked|slammed|checked|threw|ignored|insulted|mocked|lied|fake|left (?:it|them) in|without (?:telling|asking) you|in front of)\b/i;

/** Every turn said so that it can be heard; what the other did is said by who tells of it. */
export function linesOf({ turns, told }: Dispute, about: string): Line[] {
  return turns.map((turn, at) => (told && turn.piece ? ofTold(turn, about, at) : ofSpoken(turn, about, at)));
}

function ofSpoken({ party, text, seen }: Turn, about: string, at: number): Line {
  const was = untagged(text).trim();
  const { said, parts } = recastAll(was, about, at, () => seen.moves.label);
  return { party, by: party, was, said, parts, isSpeech: true };
}

function ofTold(turn: Turn, about: string, at: number): Line {
  const { party, text, piece } = turn;
  const direct = untagged(piece?.direct ?? text).trim();
  const { said, parts } = recastAll(direct, about, at);
  const line = { party, by: party, was: text, said, parts, isSpeech: piece?.speech ?? false };
  if (line.isSpeech) return line;
  if (party === 'You') return { ...line, said: REGRETS.test(direct) ? sentence(`${direct}, and I regret that`) : said };
  const framed = parts.some(({ hard }) => hard)
    ? said
    : sentence(
        `${/\b(?:are|have|keep|want|say|do|like|need|never)\b/.test(direct.split(' ')[1] ?? '') ? 'It is hard for me that' : 'It was hard for me when'} ${lowered(direct)}`,
      );
  return { ...line, by: 'You', said: framed };
}

const lowered = (text: string) =>
  /^I\b/.test(text)
    ? text
    : text.charAt(0).toLowerCase() +
      text
        .slice(1)
        .replace(/\s+(?:all the time|every single time|constantly)\b/gi, ' so often')
        .replace(/ so often$/, ' so often');

const ANSWERS = [
  'I did not see that it was like this for you. I would like to tell you how it was for me, and then find a way with {about}.',
  'Thank you for telling me. There is more to it from my side, and I want to hear yours to the end first.',
  'I hear you. Give me a moment to say how I saw {about}, and let us look for a way together.',
];

/** The whole talk anew; who was only told of gets a word as well. */
export function rewritten(lines: readonly Line[], dispute: Dispute, about: string, seed: number): string {
  const said = lines.map(({ by, said: words }) => `${by}: ${words}`);
  const silent = dispute.parties.filter((party) => !lines.some(({ by }) => by === party));
  const added = silent.map((party, at) => `${party}: ${pick(ANSWERS, seed, at).replace('{about}', spoken(about))}`);
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
