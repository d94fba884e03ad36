/** Placeholders for the names that a provider must not see, and the way back. */
export type Masks = {
  hide(text: string): string;
  restore(text: string): string;
  /** For a text that comes in pieces: what cannot be told yet is held until it can. */
  restorer(): { push(piece: string): string; end(): string };
};

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const PLACEHOLDER = /PERSON_(\d+)/g;
/** The beginning of a placeholder at the end of what came so far. */
const BEGUN = /P(?:E(?:R(?:S(?:O(?:N(?:_\d*)?)?)?)?)?)?$/;

/** Names that are words as well: only their capital tells. */
const WORDS = new Set(
  'will may grace hope joy faith rose mark bill art june april dawn sue pat rob drew chase summer'.split(' '),
);

const inAnyCase = (name: string) =>
  WORDS.has(name.toLowerCase()) ? [name] : [name, name.toLowerCase(), name.toUpperCase()];

/** A whole name and each of its parts stand for the same person. */
function spellings(name: string): string[] {
  return [name, ...name.split(/\s+/).filter((part) => /^\p{Lu}[\p{L}'’-]+$/u.test(part))].flatMap(inAnyCase);
}

export function masksFor(names: readonly string[]): Masks {
  const people = [...new Set(names.map((name) => name.trim()).filter(Boolean))];
  const numbers = new Map<string, number>();
  for (const [i, name] of people.entries())
    for (const spelling of spellings(name)) if (!numbers.has(spelling)) numbers.set(spelling, i + 1);
  const known = [...numbers.keys()].sort((a, b) => b.length - a.length).map(literally);
  const anyName =
    known.length > 0 ? new RegExp(`(?<![\\p{L}\\d])(?:${known.join('|')})(?![\\p{L}\\d])`, 'gu') : undefined;
  const hide = (text: string) => (anyName ? text.replace(anyName, (name) => `PERSON_${numbers.get(name)}`) : text);
  const restore = (text: string) =>
    text.replace(PLACEHOLDER, (all, number: string) => people[Number(number) - 1] ?? all);

  function restorer() {
    let held = '';
    return {
      push(piece: string) {
        held += piece;
        const at = BEGUN.exec(held)?.index ?? held.length;
        const told = restore(held.slice(0, at));
        held = held.slice(at);
        return told;
      },
      end() {
        const told = restore(held);
        held = '';
        return told;
      },
    };
  }
  return { hide, restore, restorer };
}
