import { type Asking, together } from '#server/coach/model/ask.ts';
import { markless } from '#server/coach/model/guard/raise.ts';
import { heardIn } from '#server/coach/model/guard/read.ts';
import type { Rule } from '#server/coach/model/guard/rule.ts';
import { secretsIn } from '#server/coach/model/guard/secrets.ts';
import { ENDLESS, SentenceFilter } from '#server/coach/model/guard/sentence-filter.ts';
import { wholePart } from '#server/coach/model/guard/sentences.ts';
import { thoughtless } from '#server/coach/model/guard/strip.ts';
import { pieces } from '#server/coach/model/pieces.ts';
import type { Provider } from '#server/coach/model/provider.ts';
import { tokensIn } from '#server/coach/model/tokens.ts';
import { alternating, costOf, type Written } from '#server/coach/model/written.ts';
import type { Raised } from '#server/safety/raised.ts';
import type { Ended } from '#server/wire/answer.ts';
import { Fault, faultOf } from '#server/wire/fault.ts';
import type { Usage } from '#server/wire/wire.ts';

/** Text to add to what is shown, a number of characters to take back, or a danger that the model saw. */
type Said = { add: string } | { takeBack: number } | { raise: Raised };
export type Told = { usage: Usage; isCut: boolean; used: Written['used'] };

const NOTHING: Usage = { inputTokens: undefined, outputTokens: undefined };

/** The question once more, with the rule that the answer broke, and what of it is shown already. */
function again(prompt: Written, said: string, { told }: Rule): Written {
  const shown = said.trim() ? [{ role: 'assistant' as const, text: prompt.veil.hide(said) }] : [];
  const how = shown.length > 0 ? 'What stands above was shown. Go on from there' : 'Answer again';
  const note = `(From Mallama, not from them: the answer was stopped because ${told}. ${how} without that, and don't mention this note.)`;
  return { ...prompt, turns: alternating([...prompt.turns, ...shown, { role: 'user', text: note }]) };
}

/** One reply while it is written. Yields only what may be shown. */
class Reply {
  said = '';
  usage = NOTHING;
  isCut = false;
  #space = '';
  readonly #provider: Provider;
  readonly #asking: Asking;
  readonly #heard;
  readonly #secrets;

  constructor(provider: Provider, prompt: Written, asking: Asking) {
    this.#provider = provider;
    this.#asking = asking;
    this.#heard = heardIn(prompt.said);
    this.#secrets = secretsIn(prompt.system);
  }

  /** Includes the space that is shown once a word follows, so that the end of a reply is not taken back for it. */
  get #all() {
    return this.said + this.#space;
  }

  #keep(all: string): number {
    const before = this.said.length;
    this.said = all.trimEnd();
    this.#space = this.said && all.slice(this.said.length);
    return this.said.length - before;
  }

  *#add(text: string): Generator<Said> {
    const more = this.#keep(this.#all + text.slice(this.said ? 0 : text.length - text.trimStart().length));
    if (more > 0) yield { add: this.said.slice(-more) };
  }

  *#takeBack(signs: number): Generator<Said> {
    if (signs <= 0) return;
    const less = this.#keep(this.#all.slice(0, -signs));
    if (less < 0) yield { takeBack: -less };
  }

  /** Yields what the filter lets through; returns the rule if one stops the reply. */
  *#through(
    filter: SentenceFilter,
    words: string,
    isEnd: boolean,
    mayStop: boolean,
  ): Generator<Said, Rule | undefined> {
    let passed = filter.push(words);
    for (;;) {
      yield* this.#add(passed.text);
      const { broken } = passed;
      if (!broken && (!isEnd || passed.isEnd)) return undefined;
      if (broken) yield* this.#takeBack(filter.seenOfStopped);
      if (broken && (mayStop || broken === ENDLESS)) return broken;
      passed = broken ? filter.skip() : filter.end();
    }
  }

  #filter = () => new SentenceFilter(this.#heard, this.#secrets);

  /** Reads the model's reply; returns the rule that stopped it, if the model may be asked once more. */
  async *hear(prompt: Written, mayStop: boolean): AsyncGenerator<Said, Rule | undefined> {
    const [names, thoughts, marks] = [prompt.veil.restorer(), thoughtless(), markless()];
    const before = this.#all.length;
    let filter = this.#filter();
    const stream = pieces(this.#provider, prompt, this.#asking);
    try {
      for (let next = await stream.next(); ; next = await stream.next()) {
        const spoken = marks.push(next.done ? thoughts.end() : thoughts.push(next.value));
        const piece = next.done ? names.push(spoken + marks.end()) + names.end() : names.push(spoken);
        const raise = marks.raised();
        if (raise) yield { raise };
        if (thoughts.isTakenBack()) {
          yield* this.#takeBack(this.#all.length - before);
          filter = this.#filter();
        }
        const broken = yield* this.#through(filter, piece, next.done === true, mayStop);
        if (next.done) return this.#ended(next.value, broken);
        if (broken) return this.#ended(this.#sofar(prompt), broken);
      }
    } finally {
      await stream.return({ ...NOTHING, isCut: false });
    }
  }

  #sofar(prompt: Written): Ended {
    return { inputTokens: costOf(prompt, 0), outputTokens: tokensIn(this.said), isCut: false };
  }

  #ended({ isCut, ...usage }: Ended, broken: Rule | undefined): Rule | undefined {
    this.usage = together(this.usage, usage);
    this.isCut = isCut || broken === ENDLESS;
    return broken === ENDLESS ? undefined : broken;
  }

  /** Finishes the reply; one that was cut ends after its last whole sentence. */
  async *whole(prompt: Written): AsyncGenerator<Said> {
    const broken = yield* this.hear(prompt, true);
    if (broken) yield* this.hear(again(prompt, this.said, broken), false);
    const kept = this.isCut ? wholePart(this.said) : this.said.trimEnd();
    yield* this.#takeBack(this.#all.length - kept.length);
  }
}

/** The second request after a failure; undefined if another one is useless. */
function otherwise(error: unknown, prompt: Written, asking: Asking): [Written, Asking] | undefined {
  const { kind } = faultOf(error);
  if (kind === 'over_context' && prompt.smaller) return [prompt.smaller(), asking];
  if (kind === 'thought_only') return [prompt, { ...asking, maxOutputTokens: asking.maxOutputTokens * 4 }];
  return undefined;
}

/**
 * A reply as its reader may see it, word by word: without reasoning and marks, with names restored. A sentence that
 * breaks a rule is never shown: the model is asked once more, is told the rule, and continues from what is shown; after
 * that the sentence is left out. A prompt that is too long is sent once more with less in it. Throws a `Fault`.
 */
export async function* talk(provider: Provider, prompt: Written, asking: Asking): AsyncGenerator<Said, Told> {
  let now: [Written, Asking] = [prompt, asking];
  for (let tries = 1; ; tries++) {
    const reply = new Reply(provider, ...now);
    try {
      yield* reply.whole(now[0]);
      if (!reply.said.trim()) throw new Fault('unfit');
      return { usage: reply.usage, isCut: reply.isCut, used: now[0].used };
    } catch (error) {
      const next = tries === 1 && !reply.said ? otherwise(error, ...now) : undefined;
      if (!next) throw error;
      now = next;
    }
  }
}
