import { brokenBy, endsItsLine, harmlessPart, quotesOpen } from '#server/coach/model/guard/read.ts';
import type { Heard, Rule } from '#server/coach/model/guard/rule.ts';
import { firstSentence } from '#server/coach/model/guard/sentences.ts';
import { MARKS, plainly, withoutSpeaker } from '#server/coach/model/guard/strip.ts';

/** The text to show, or the sentence that must not be shown. */
type Passed = { text: string; broken?: Rule; isEnd?: boolean };

const LONGEST_REPLY = 12_000;

const SPEAKER_BEGUN = /^\s*\**(?:M(?:a(?:l(?:l(?:a(?:ma?)?)?)?)?)?|A(?:s(?:s\w*)?|I)?|C(?:o(?:a(?:ch?)?)?)?)\**:?\s*$/i;
/** Characters by which a sentence may be recognized as one of the rules. */
const SOME = 9;

/**
 * Streams a reply. A sentence with a word that can start a rule is held until it was read to its end, and every
 * sentence is read before the next one. Stripped text is never shown.
 */
export class SentenceFilter {
  readonly #heard: Heard;
  readonly #secrets: readonly string[];
  #rest = '';
  #shown = 0;
  #inQuote = false;
  #isFirst = true;
  #length = 0;

  constructor(heard: Heard, secrets: readonly string[]) {
    this.#heard = heard;
    this.#secrets = secrets;
  }

  /** How many characters of the stopped sentence were shown and must be taken back. */
  get seenOfStopped(): number {
    return this.#shown;
  }

  /** The text that can be shown next, up to the first broken rule. */
  push(piece: string): Passed {
    this.#rest += piece;
    if (this.#isFirst && this.#shown === 0) this.#rest = withoutSpeaker(this.#rest);
    let text = '';
    for (let next = firstSentence(this.#rest); next !== undefined; next = firstSentence(this.#rest)) {
      const passed = this.#whole(next);
      if (passed.broken) return { text, broken: passed.broken };
      text += passed.text;
    }
    if (this.#rest.length > LONGEST_REPLY) return { text, broken: ENDLESS };
    return { text: text + this.#begun() };
  }

  end(): Passed {
    return this.#rest ? { ...this.#whole(this.#rest), isEnd: true } : { text: '', isEnd: true };
  }

  /** Continues after the stopped sentence, which is left out. */
  skip(): Passed {
    const sentence = firstSentence(this.#rest) ?? this.#rest;
    this.#rest = this.#rest.slice(sentence.length);
    this.#shown = 0;
    this.#inQuote = false;
    return this.push('');
  }

  #whole(sentence: string): Passed {
    if (sentence.length > LONGEST_REPLY) return { text: '', broken: ENDLESS };
    const broken = this.#secretIn(sentence) ?? brokenBy(sentence, this.#heard, this.#inQuote);
    if (broken) return { text: '', broken };
    this.#inQuote = quotesOpen(sentence, this.#inQuote) && !endsItsLine(sentence);
    this.#rest = this.#rest.slice(sentence.length);
    const plain = plainly(sentence);
    // Markup is held from its first character, so what was shown is the same in both.
    const text = plain.slice(this.#shown);
    this.#shown = 0;
    if (plain.trim()) this.#isFirst = false;
    this.#length += plain.length;
    if (this.#length > LONGEST_REPLY) return { text: '', broken: ENDLESS };
    return { text };
  }

  #begun(): string {
    const marked = MARKS.exec(this.#rest)?.index ?? this.#rest.length;
    // A possible speaker name or rule waits until it is clear.
    const isUnsure = this.#heard.asksIfHuman || (this.#isFirst && SPEAKER_BEGUN.test(this.#rest)) || this.#maySecret();
    const upTo = isUnsure ? 0 : Math.min(marked, harmlessPart(this.#rest));
    if (upTo <= this.#shown) return '';
    const text = this.#rest.slice(this.#shown, upTo);
    this.#shown = upTo;
    return text;
  }

  #maySecret(): boolean {
    const low = this.#rest.toLowerCase().trimStart();
    return low.length >= SOME && this.#secrets.some((secret) => secret.startsWith(low) || low.startsWith(secret));
  }

  #secretIn(sentence: string): Rule | undefined {
    const low = sentence.toLowerCase().replace(/\s+/g, ' ');
    return this.#secrets.some((secret) => low.includes(secret)) ? REPEATED : undefined;
  }
}

const REPEATED: Rule = { name: 'prompt', told: 'it repeated its own instructions', stems: [], forms: [] };
/** Too long: the reply ends here and is kept. */
export const ENDLESS: Rule = { name: 'endless', told: 'it went on without an end', stems: [], forms: [] };
