import { contentOf } from '#server/coach/guide/library.ts';
import { partsOf } from '#server/reading/kinds.ts';
import { readingOf } from '#server/reading/reading.ts';
import { signsIn, signsOf } from '#server/reading/signs.ts';
import { sentences } from '../sentences.ts';
import { chance, shuffled } from './chance.ts';
import type { Sample } from './learner.ts';
import { folded, lined } from './lists.ts';
import { noise } from './noise.ts';

type Line = { label: string; text: string };

/** What a turn is, sentence by sentence; stories and messages are taken from what was collected of them. */
const turns = (): Line[] => [...lined('kinds.txt'), ...lined('turns.txt')];
export const TURNS = [...new Set(turns().map(({ label }) => label))];

/** People tell first and then ask: each of these also stands behind stories. */
const BEHIND_A_STORY = new Set(['words', 'decision', 'view', 'calm', 'vent', 'about_coach', 'fact']);
const JOINED = ['. ', ' ', ', '];
const TIMES = 1;
const MOST = { story: 700, message: 300, joy: 100, noise: 600 };
/** What was collected for something else, or put together, counts less than what was written for this. */
const WORTH = { collected: 0.4, joined: 0.5, noise: 0.2 };
const FOLDS = 4;

const ASKS = /\?|^\W*(?:what|how|why|should|do|does|is|am|can)\b/i;
const TO_SOMEONE = /\b(?:you|your|u|ur)\b/i;
const isLong = (text: string) => text.split(' ').length > FOLDS;

/** Labels that are rare cost more to miss, by the root of how rare they are. */
function evened(all: readonly Sample[]): Sample[] {
  const worth = new Map<string, number>();
  for (const { label, weight } of all) worth.set(label, (worth.get(label) ?? 0) + weight);
  const usual = [...worth.values()].reduce((a, b) => a + b, 0) / worth.size;
  return all.map((one) => ({ ...one, weight: one.weight * Math.sqrt(usual / (worth.get(one.label) ?? usual)) }));
}

function signsOfAll(text: string): string[] {
  const reading = readingOf(text);
  return [...signsIn(signsOf(reading), { first: 0, end: reading.tokens.length })];
}

export function turnSamples(): Sample[] {
  const { own } = sentences(undefined);
  const next = chance(9);
  const told = [...own<Line>('told-situations'), ...folded('told')].filter(({ text }) => !ASKS.test(text));
  const glad = new Set(contentOf('situations/good').map(({ id }) => id));
  const stories = shuffled(
    told.filter(({ label }) => !glad.has(label)),
    next,
  );
  const joys = shuffled(
    told.filter(({ label }) => glad.has(label)),
    next,
  );
  const sent = [...own<Line>('told-messages'), ...folded('written')];
  const messages = shuffled(
    sent.filter(({ text }) => TO_SOMEONE.test(text) && isLong(text)),
    next,
  );
  const sample = (text: string, label: string, weight: number, at: number): Sample => {
    const hand = weight === WORTH.noise ? '' : `f${at % FOLDS}`;
    return { signs: signsOfAll(text), parts: partsOf(readingOf(text)).map(signsOfAll), label, weight, hand };
  };
  const storyAt = (at: number) => stories[at % stories.length]?.text.replace(/[.!]$/, '') ?? '';
  const written = turns().map((line, at) => ({ ...line, at }));
  return evened([
    ...written.map(({ label, text, at }) => sample(text, label, 1, at)),
    ...written
      .filter(({ label }) => BEHIND_A_STORY.has(label))
      .flatMap(({ label, text, at }) =>
        Array.from({ length: TIMES }, (_, k) =>
          sample(`${storyAt(at * TIMES + k)}${JOINED[(at + k) % JOINED.length]}${text}`, label, WORTH.joined, at),
        ),
      ),
    ...stories.slice(0, MOST.story).map(({ text }, at) => sample(text, 'story', WORTH.collected, at)),
    ...joys.slice(0, MOST.joy).map(({ text }, at) => sample(text, 'good_news', WORTH.collected, at)),
    ...lined('none.txt').map(({ text }, at) => sample(text, 'story', WORTH.collected, at)),
    ...messages.slice(0, MOST.message).map(({ text }, at) => sample(text, 'message', WORTH.collected, at)),
    ...noise(MOST.noise).map((text, at) => sample(text, 'unclear', WORTH.noise, at)),
  ]);
}
