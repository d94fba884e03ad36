import { type Identifying, identifying, isNoWord, partsOf } from '#server/coach/anonymise/identifying.ts';

type Kind = Identifying['type'];

const PLACEHOLDER = /\b(?:PERSON|SURNAME|CONTACT|DETAIL)_\d{1,4}\b/g;
/** Placeholders as models sometimes rewrite them, also without a number. */
const BENT =
  /[[{(<*]{0,2}\b(PERSON|Person|SURNAME|Surname|CONTACT|Contact|DETAIL|Detail)(?:[ _-]?(\d{1,4})\b|_?(?![\p{L}\d_]))[\]})>*]{0,2}/gu;
const BARE = /\b(?:PERSON|SURNAME|CONTACT|DETAIL)\b/;
/** Text in capitals: "PERSON" is then an ordinary word. */
const SHOUTED = /(?<!\p{L})(?!PERSON|SURNAME|CONTACT|DETAIL)\p{Lu}{2,}[^\p{L}]{1,3}$/u;
/** The end of a piece that may be the beginning of a placeholder. */
const BEGUN = /[[{(<*]{0,2}(?:(?<!\p{L})[PSCD][A-Za-z]{0,6}[ _-]?\d{0,4}[\]})>*]?)?$/u;
const STARTS = ['PERSON', 'SURNAME', 'CONTACT', 'DETAIL'];

/** Invisible characters that would keep a name from being found. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g;

const ALIKE = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}]+/gu;

/** Replaces a placeholder that stands for nobody. */
const UNKNOWN: Record<Kind, string> = {
  PERSON: 'that person',
  SURNAME: '',
  CONTACT: 'that contact',
  DETAIL: 'that number',
};

/**
 * Replaces identifying details by placeholders, the same for all texts of one call, and restores them exactly. With
 * `hides` false nothing is replaced, because the model runs on this machine.
 */
export class Veil {
  readonly #hides: boolean;
  readonly #called: Map<string, { type: 'PERSON' | 'SURNAME'; name: string }> = new Map();
  readonly #placeholders = new Map<string, string>();
  readonly #words = new Map<string, string>();
  readonly #counts = new Map<Kind, number>();
  /** The writer typed a placeholder's bare word, which must come back unchanged. */
  #isTyped = false;

  constructor(names: readonly string[] = [], hides = true) {
    this.#hides = hides;
    for (const name of names) {
      const parts = partsOf(name);
      if (!parts) continue;
      this.#call(parts.first, 'PERSON');
      for (const rest of parts.rest) this.#call(rest, 'SURNAME');
    }
  }

  /** In all lower case or capitals, only words that are certainly names are replaced. */
  #call(name: string, type: 'PERSON' | 'SURNAME') {
    if (type === 'PERSON' || !this.#called.has(name)) this.#called.set(name, { type, name });
    this.#placeholder(name, type);
    if (type === 'SURNAME' || !isNoWord(name)) return;
    for (const written of [name.toLowerCase(), name.toUpperCase()])
      if (!this.#called.has(written)) this.#called.set(written, { type, name });
  }

  #placeholder(word: string, type: Kind): string {
    const given = this.#placeholders.get(word);
    if (given) return given;
    const count = (this.#counts.get(type) ?? 0) + 1;
    const placeholder = `${type}_${count}`;
    this.#counts.set(type, count);
    this.#placeholders.set(word, placeholder);
    this.#words.set(placeholder, word);
    return placeholder;
  }

  /** Placeholders typed by the writer are replaced too, so that restoring cannot be tricked. */
  hide(written: string): string {
    const text = written
      .replace(UNSEEN, '')
      .replace(ALIKE, (signs) => signs.normalize('NFKC'))
      .toWellFormed();
    if (!this.#hides) return text;
    this.#isTyped ||= BARE.test(text);
    const typed = [...text.matchAll(PLACEHOLDER)].map(
      ({ 0: found, index }): Identifying => ({
        type: 'DETAIL',
        start: index,
        end: index + found.length,
      }),
    );
    const spans = [...typed, ...identifying(text, this.#called)].sort((a, b) => a.start - b.start);
    let out = '';
    let at = 0;
    for (const { type, start, end, name } of spans) {
      if (start < at) continue;
      out += text.slice(at, start) + this.#placeholder(name ?? text.slice(start, end), type);
      at = end;
    }
    return out + text.slice(at);
  }

  /** `before` is the preceding text, where a text comes in pieces. */
  restore(text: string, before = ''): string {
    if (!this.#hides) return text;
    return text.replace(BENT, (written, type: string, count: string | undefined, at: number) => {
      const kind = type.toUpperCase() as Kind;
      if (count === undefined)
        return this.#isTyped || type !== kind || SHOUTED.test(before + text.slice(0, at)) ? written : UNKNOWN[kind];
      const word = this.#words.get(`${kind}_${Number(count)}`);
      // "Person 2" in an ordinary sentence is not one of our placeholders.
      if (word === undefined && type !== kind) return written;
      return word ?? UNKNOWN[kind];
    });
  }

  /** Restores piece by piece; a possible beginning of a placeholder waits for its end. */
  restorer(): { push: (piece: string) => string; end: () => string } {
    let held = '';
    let before = '';
    const restored = (text: string) => {
      const words = this.restore(text, before);
      before = (before + words).slice(-16);
      return words;
    };
    return {
      push: (piece) => {
        if (!this.#hides) return piece;
        const whole = held + piece;
        const tail = BEGUN.exec(whole)?.[0] ?? '';
        const bare = tail.replace(/^[[{(<*]+/, '').toUpperCase();
        held = tail && STARTS.some((word) => word.startsWith(bare) || bare.startsWith(word)) ? tail : '';
        return restored(whole.slice(0, whole.length - held.length));
      },
      end: () => {
        const rest = restored(held);
        held = '';
        return rest;
      },
    };
  }
}
