import { clipped, quoted } from '#server/coach/embedded/say/words.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

/** The details of a text, ready to be set into sentences. */
export type Details = {
  /** The telling sentence, up to twelve words. */
  q: string;
  /** Where the main rule spoke, and on to the end of the clause. */
  bit: string;
  /** The last words: another way to point at the same text without saying it all again. */
  tail: string;
  the: string | null;
};

const SHORT = 10;

export function slotsOf({ detail, text, line, moves }: Understood): Details {
  const main = moves.evidence.find(({ label }) => label === moves.label);
  const around = line.reading.sentences.find(({ from, to }) => main && main.from >= from && main.from < to);
  const begun = detail.quote.replace(/ …$/, '').slice(0, 12);
  const telling = line.reading.sentences.find(({ from, to }) => text.slice(from, to).includes(begun)) ?? undefined;
  const whole = around ?? telling;
  const told = whole ? text.slice(whole.from, whole.to) : detail.quote;
  const said = told.split(/\s+/).length < 3 ? text : told;
  const words = said.split(/\s+/).filter(Boolean);
  const short = words.length <= SHORT;
  const clause = (main && around ? text.slice(main.from, around.to) : said).split(/(?<=\p{L}{2})[,;:(]\s/u)[0] ?? said;
  const bit = short ? said : clipped(clause.split(/\s+/).length < 3 ? said : clause, SHORT);
  return {
    q: quoted(said, 16),
    bit: quoted(bit, SHORT),
    tail: short ? quoted(said, SHORT) : `“… ${clipped(words.slice(-4).join(' '), 4)}”`,
    the: detail.thing ? `the ${detail.thing}` : null,
  };
}

/** The same details for another sentence of the same answer, so that it does not quote the same words again. */
export const turned = ({ tail, ...rest }: Details): Details => ({ ...rest, bit: tail, tail, the: null });
export const plain = (details: Details): Details => ({ ...details, the: null });
