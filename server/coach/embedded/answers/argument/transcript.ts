/** A line of a talk and whose it is. */
export type Spoken = { party: string; text: string };

const CLOCK =
  /^\s*(?:\[[^\]]*\]|\d{1,2}[./-]\d{1,2}[./-]\d{2,4},?\s*\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]m)?|\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]m)?)\s*[-–]?\s*/i;
const LINE = /^\s*([\p{L}][\p{L}\p{M}'’. -]{0,24}?)\s*(?:\([^)]{1,20}\)\s*)?[:：–]\s+(.+)$/u;
const INLINE = /(?:^|(?<=[.!?…]["”]?\s))([\p{Lu}][\p{L}'’]{0,14}):\s+/gu;

export function spokenIn(line: string): Spoken[] {
  const bare = line.replace(CLOCK, '');
  const inline = [...bare.matchAll(INLINE)];
  if (inline.length > 1)
    return inline.map(({ 0: head, 1: party = '', index }, i) => ({
      party,
      text: bare.slice(index + head.length, inline[i + 1]?.index ?? bare.length).trim(),
    }));
  const match = LINE.exec(bare);
  return match?.[1] && match[2] ? [{ party: match[1].trim(), text: match[2].trim() }] : [];
}

const MARKED = /^\s*(?:[-–—>•*]\s*|["“«])/;
const TOLD =
  /\b(?:he|she|they)(?: then| just)? (?:said|says|told|asked|yelled|shouted|replied|answered)\b|\bi (?:said|told|asked) (?:him|her|them|that|he|she)\b|\bmy (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|boss|friend|sister|brother|roommate|colleague)\b/i;
const TO_YOU = /\b(?:you|your|u|ur)\b/i;

/** Lines without a name: two who speak by turns, when the lines speak to a "you" and tell no story. */
export function spokenBare(lines: readonly string[], named: readonly string[]): Spoken[] {
  const marked = lines.filter((line) => MARKED.test(line)).length === lines.length;
  const spoken = lines.filter((line) => TO_YOU.test(line)).length;
  if (lines.length < 3 || TOLD.test(lines.join('\n')) || (!marked && spoken * 3 < lines.length)) return [];
  if (lines.some((line) => line.length > 240)) return [];
  const [one, two] = pair(named);
  return lines.map((line, at) => ({
    party: at % 2 === 0 ? one : two,
    text: line
      .replace(MARKED, '')
      .replace(/["”»]\s*$/, '')
      .trim(),
  }));
}

/** Who of them began is not known: unless two were named, neither is taken for the writer. */
const pair = ([one, two]: readonly string[]): readonly [string, string] =>
  one && two ? [one, two] : ['One of you', 'The other'];
