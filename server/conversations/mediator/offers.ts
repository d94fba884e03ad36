import { read } from '#server/coach/coach.ts';

type Offer = { name: string; messages: readonly string[] };

const MOST_EACH = 3;
const LONGEST = 500;
const LEAD = new RegExp(
  [
    '^(?:(?:ok|okay|well|so|and|then|yes|maybe|perhaps|honestly|i (?:guess|think|suppose)(?: that)?',
    String.raw`|what i can offer is(?: that)?|one thing is(?: that)?)[\s,:]+)+`,
  ].join(''),
  'i',
);
const OFFERS = new RegExp(
  [
    '^(?:i|we) (?:can|could|will|would|am willing to|am ready to|am going to|promise|offer|want to',
    String.raw`|would like to)\b|^(?:i|we)['’](?:ll|d|m (?:willing|ready|going) to)\b`,
  ].join(''),
  'i',
);
/** A reproach or condition in the form of an offer. */
const NO_OFFER = /\b(?:can(?:not|['’]t)|won['’]t|will not|never|leave you|if you (?:stop|finally|ever))\b/i;

function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const short = text.slice(0, LONGEST - 1);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), LONGEST / 2)).trimEnd()}…`;
}

/** The sentences that offer something, in the author's own words. */
const offersIn = (message: string): string[] =>
  read(message)
    .sentences.map(({ text }) => text.replace(LEAD, ''))
    .filter((one) => OFFERS.test(one) && !NO_OFFER.test(one));

/** The lines of a first draft: each person's offers, and nothing that nobody offered. */
export const draftFrom = (offers: readonly Offer[]): string[] =>
  offers.flatMap(({ name, messages }) =>
    messages
      .flatMap(offersIn)
      .slice(0, MOST_EACH)
      .map((one) => cut(`${name}: ${one}`)),
  );
