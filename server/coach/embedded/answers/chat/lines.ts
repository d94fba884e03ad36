import { filled, isWhole, unsaid } from '#server/coach/embedded/say/fill.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { lines } from '#server/coach/embedded/situations/situation.ts';
import { ANYBODY, type Whom } from '#server/coach/embedded/situations/who.ts';

type More = Readonly<Record<string, string | null>>;

/** Lines for one reply, filled: none that was said before, none twice, and nobody named where nobody is known. */
export class Lines {
  readonly #whom: Whom;
  readonly #seed: number;
  #said: string;
  #turn: number;
  constructor(whom: Whom, { seed, before, turn }: { seed: number; before: string; turn: number }) {
    this.#whom = whom;
    this.#seed = seed;
    this.#said = before;
    this.#turn = turn * 7;
  }
  of(texts: string | readonly string[], more: More = {}): string {
    const slots = { ...this.#whom, ...more };
    const all = (typeof texts === 'string' ? lines(texts) : texts).filter((text) => isWhole(text, slots));
    const open = this.#whom.who === ANYBODY ? all.filter((text) => !/\{(?:who|they|them|their)\}/.test(text)) : all;
    const line = pick(unsaid(open.length > 0 ? open : all, this.#said), this.#seed, ++this.#turn);
    this.#said += ` ${line}`;
    return filled(line, slots);
  }
  bare(text: string | readonly string[]): string {
    return this.of(text).replace(/\.$/, '');
  }
}
