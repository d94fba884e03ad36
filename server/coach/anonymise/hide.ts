import { privateSpans, seenIn } from '#server/coach/anonymise/redact.ts';
import type { Kind } from '#server/coach/anonymise/span.ts';
import { normalise } from '#server/coach/language/normalise.ts';
import { remembered } from '#server/coach/remembered.ts';

const WORDS: Record<Kind, string> = {
  PERSON: 'PERSON',
  LOCATION: 'PLACE',
  DATE: 'DATE',
  ORG: 'GROUP',
  CONTACT: 'CONTACT',
  AGE: 'AGE',
  OTHER: 'DETAIL',
};
const PLACEHOLDER = /\b(?:PERSON|PLACE|DATE|GROUP|CONTACT|AGE|DETAIL)_\d{1,4}\b/g;
/** The end of a piece that may be the beginning of a placeholder. */
const BEGUN = /(?:^|[^A-Z_])((?:[A-Z]{1,7}|[A-Z]{3,7}_\d{0,4}))$/;
const STARTS = Object.values(WORDS);

const seen = remembered(seenIn);
/** Looks for what is private in a text that will be hidden soon. */
export const lookAhead = (text: string) => void seen(read(text));

const read = (text: string) => normalise(text).text;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** One set of placeholders for all texts of one call, so that Maya is the same PERSON_1 everywhere. */
export class Veil {
  readonly #known: readonly string[];
  readonly #words = new Map<string, string>();
  readonly #placeholders = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  constructor(known: readonly string[] = []) {
    this.#known = known.map((name) => read(name).trim());
    for (const name of this.#known) if (name) this.#placeholder(name, 'PERSON');
  }

  #placeholder(word: string, type: Kind): string {
    const given = this.#placeholders.get(plain(word));
    if (given) return given;
    const count = (this.#counts.get(type) ?? 0) + 1;
    const placeholder = `${WORDS[type]}_${count}`;
    this.#counts.set(type, count);
    this.#placeholders.set(plain(word), placeholder);
    this.#words.set(placeholder, word);
    return placeholder;
  }

  /**
   * The text as it is read, without what no eye sees: a sign that cannot be seen hides no name from us.
   * A placeholder that the writer typed is a detail like any other, so that restoring cannot be tricked.
   */
  hide(written: string): string {
    const text = read(written);
    const typed = [...text.matchAll(PLACEHOLDER)].map(({ 0: found, index }) => ({
      type: 'OTHER' as const,
      start: index,
      end: index + found.length,
    }));
    const spans = [...typed, ...privateSpans(text, this.#known, seen)].sort((a, b) => a.start - b.start);
    let out = '';
    let at = 0;
    for (const { type, start, end } of spans) {
      if (start < at) continue;
      const said = text.slice(start, end);
      const owner = /['’]s$/i.exec(said)?.[0] ?? '';
      out += text.slice(at, start) + this.#placeholder(said.slice(0, said.length - owner.length), type) + owner;
      at = end;
    }
    return out + text.slice(at);
  }

  restore(text: string): string {
    return text.replace(PLACEHOLDER, (placeholder) => this.#words.get(placeholder) ?? placeholder);
  }

  restorer(): { push: (piece: string) => string; end: () => string } {
    let held = '';
    return {
      push: (piece) => {
        const all = held + piece;
        const tail = BEGUN.exec(all)?.[1] ?? '';
        held = STARTS.some((word) => tail && (word.startsWith(tail) || tail.startsWith(`${word}_`))) ? tail : '';
        return this.restore(all.slice(0, all.length - held.length));
      },
      end: () => {
        const rest = this.restore(held);
        held = '';
        return rest;
      },
    };
  }
}
