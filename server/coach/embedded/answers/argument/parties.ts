import { calledBy } from '#server/coach/embedded/answers/argument/names.ts';
import { type Piece, piecesOf } from '#server/coach/embedded/answers/argument/narrated.ts';
import { spokenBare, spokenIn } from '#server/coach/embedded/answers/argument/transcript.ts';
import { partsOf } from '#server/coach/embedded/answers/recast/recast.ts';
import { capital, clipped } from '#server/coach/embedded/say/words.ts';
import { called, peopleIn, type Somebody } from '#server/coach/embedded/understand/people.ts';
import { type Understood, understandPart } from '#server/coach/embedded/understand/understand.ts';

/** What one of them said, or did as the other tells it; `direct` is it as said from one to the other. */
export type Turn = { party: string; text: string; seen: Understood; piece?: Piece };
export type Dispute = { parties: string[]; turns: Turn[]; told: boolean };

/** Who said what: "Ann: ..." line by line or one after the other, or lines by turns; else a story told by one of them. */
export function disputeIn(seen: Understood, named: readonly string[], context = ''): Dispute {
  const lines = seen.text.split(/\n+/).filter((line) => line.trim());
  const spoken = lines.flatMap((line) => spokenIn(line));
  const talk = spoken.length >= 2 ? spoken : spokenBare(lines, named);
  if (talk.length < 2) return narrated(seen, named);
  const names = calledBy([...new Set(talk.map(({ party }) => party))], named, context);
  const turns = talk.map(({ party, text }) => ({ party: names.get(party) ?? party, text, seen: understandPart(text) }));
  return { parties: [...new Set(turns.map(({ party }) => party))], turns, told: false };
}

const nameOf = (name: string | undefined) => name && clipped(name, 3);

/** One person's account: what they said and did is theirs, and what the other said and did is the other's. */
function narrated(seen: Understood, named: readonly string[]): Dispute {
  const people = peopleIn(seen.line.reading);
  const one = otherIn(people, seen.text);
  const other = nameOf(named.find((name) => !/^(me|i|you)$/i.test(name))) || capital(called(one, 'The other person'));
  const pieces = piecesOf(
    partsOf(seen.text),
    one,
    people.filter((somebody) => somebody !== one),
  );
  const turns = pieces.map((piece) => ({
    party: piece.party === 'me' ? 'You' : other,
    text: piece.told,
    seen: understandPart(piece.speech ? piece.direct : piece.told),
    piece,
  }));
  const whole = { party: 'You', text: seen.text, seen };
  return { parties: ['You', other], turns: turns.length ? turns : [whole], told: true };
}

/** Of several people told of, a quarrel is most likely with the one who shares the home, and not with a child in between. */
const NEAREST = /husband|wife|partner|boyfriend|girlfriend|spouse/;
const CHILD = /^(?:son|daughter|child|kids?|children|baby|twins)$/;
function otherIn(people: readonly Somebody[], text: string): Somebody | undefined {
  const first = people.find(({ role }) => role && NEAREST.test(role)) ?? people[0];
  const acts = /(?:^|[.!?]\s+)(he|she|they)\b/i.exec(text)?.[1]?.toLowerCase();
  if (!first?.role || !CHILD.test(first.role) || !acts || /^\s*(?:my|our) (?:\w+ )?\w+ (?!and I)/i.test(text))
    return first;
  return { name: null, role: null, pronoun: acts === 'he' ? 'he' : acts === 'she' ? 'she' : 'they' };
}
