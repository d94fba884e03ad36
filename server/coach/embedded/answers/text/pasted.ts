const LINE = /^[^\S\n]*(?:\[[^\]\n]*\][^\S\n]*)?(\p{L}[\p{L} '’.-]{0,20}?)[^\S\n]*:[^\S\n]+(?=\S)/u;
const ME = /^(?:me|i|myself)$/i;
const NO_NAME = /^(?:him|her|he|she|they|them|you|u|other|my \w+|ps|note|re|subject)$/i;

type Line = { who: string | null; from: number; to: number; at: number };

/** Where several messages were pasted, each with its sender: what the other wrote last, and where it stands. */
export function lastOfOther(text: string): { said: string; from: number; name?: string } | null {
  let at = 0;
  const lines = text.split('\n').map((line): Line => {
    const label = LINE.exec(line);
    const one = { who: label?.[1] ?? null, at, from: at + (label?.[0].length ?? 0), to: at + line.length };
    at += line.length + 1;
    return one;
  });
  const senders = new Set(lines.flatMap(({ who }) => who ?? []));
  if (!lines[0]?.who || senders.size < 2 || ![...senders].some((who) => ME.test(who))) return null;
  const first = lines.findLastIndex(({ who }) => who !== null && !ME.test(who));
  const one = lines[first];
  if (!one?.who) return null;
  const rest = lines.slice(first + 1).findIndex(({ who }) => who !== null);
  const end = rest < 0 ? (lines.at(-1)?.to ?? one.to) : (lines[first + rest]?.to ?? one.to);
  const said = text.slice(one.from, end);
  return { said, from: one.from, ...(NO_NAME.test(one.who) ? {} : { name: one.who }) };
}
