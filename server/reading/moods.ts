import { Classifier } from '#server/reading/classifier.ts';
import { learned } from '#server/reading/learned.ts';
import { derive, type Reading, readingOf } from '#server/reading/reading.ts';

/** The writer's mood; `none` where the text does not say. */
export type Mood = 'tired' | 'shame' | 'worry' | 'hurt' | 'angry' | 'lonely' | 'sad' | 'glad';

const moods = new Classifier<Mood | 'none'>(learned('#server/reading/weights/moods.json'));

/** The most certain mood of any sentence; undefined if none is certain. */
function seenIn(reading: Reading): Mood | undefined {
  const [surest] = reading.sentences
    .flatMap(({ from, to }) => moods.classify(readingOf(reading.text.slice(from, to))).ranked.slice(0, 1))
    .filter((one) => one.label !== 'none' && moods.isSaid(one))
    .sort((a, b) => b.certainty - a.certainty);
  return surest && surest.label !== 'none' ? surest.label : undefined;
}

export const moodOf = (text: string): Mood | undefined => {
  const reading = readingOf(text);
  return derive(reading, reading, seenIn);
};
