import { clipped } from '#server/coach/embedded/say/words.ts';
import { called, peopleIn } from '#server/coach/embedded/understand/people.ts';
import { type Understood, understandPart } from '#server/coach/embedded/understand/understand.ts';

export type Turn = { party: string; text: string; seen: Understood };
export type Dispute = { parties: string[]; turns: Turn[]; told: boolean };

const LINE = /^\s*(?:\[[^\]]*\]\s*)?([\p{L}][\p{L}\p{M}'’. -]{0,24}?)\s*[:：–]\s+(.+)$/u;
const INLINE = /(?:^|(?<=[.!?…]["”]?\s))([\p{Lu}][\p{L}'’]{0,14}):\s+/gu;

/** Who said what: "Ann: ..." line by line or one after the other; else a story told by one of them. */
export function disputeIn(seen: Understood, named: readonly string[]): Dispute {
  const { text } = seen;
  const lines = text.split(/\n+/).filter((line) => line.trim());
  const spoken = lines.flatMap((line) => partsOf(line));
  const turns = spoken.length >= 2 ? spoken : [];
  if (turns.length) {
    const parties = [...new Set(turns.map(({ party }) => party))];
    return { parties, turns: turns.map((turn) => ({ ...turn, seen: understandPart(turn.text) })), told: false };
  }
  return narrated(seen, named);
}

function partsOf(line: string): { party: string; text: string }[] {
  const inline = [...line.matchAll(INLINE)];
  if (inline.length > 1)
    return inline.map(({ 0: head, 1: party = '', index }, i) => ({
      party: proper(party),
      text: line.slice(index + head.length, inline[i + 1]?.index ?? line.length).trim(),
    }));
  const match = LINE.exec(line);
  return match?.[1] && match[2] ? [{ party: proper(match[1].trim()), text: match[2].trim() }] : [];
}

const proper = (party: string) => (/^(me|i)$/i.test(party) ? 'You' : party);
const nameOf = (name: string | undefined) => name && clipped(name, 3);

/** One person's account: their sentences are theirs, and what they say the other did is the other's. */
function narrated(seen: Understood, named: readonly string[]): Dispute {
  const { text } = seen;
  const people = peopleIn(seen.line.reading);
  const nearest = people.find(({ role }) => role && NEAREST.test(role)) ?? people[0];
  const other =
    nameOf(named.find((name) => !/^(me|i|you)$/i.test(name))) || capitalised(called(nearest, 'The other person'));
  const turns = seen.line.reading.sentences.map(({ first, from, to }) => {
    const clause = seen.line.reading.clauses.find((one) => one.first >= first);
    const own = clause?.subject === 'i' || clause?.subject === 'we';
    const said = text.slice(from, to);
    return { party: own ? 'You' : other, text: said, seen: understandPart(said) };
  });
  const parties = ['You', other];
  return { parties, turns, told: true };
}

/** Of several people told of, a quarrel is most likely with the one who shares the home. */
const NEAREST = /husband|wife|partner|boyfriend|girlfriend|spouse/;
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
