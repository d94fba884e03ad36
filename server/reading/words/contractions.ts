import table from '#server/reading/words/contractions.json' with { type: 'json' };

const wordsOf = ([short = '', long = '']: readonly string[]) => [short, long.split(' ')] as const;
const entryOf = (entry: string) => wordsOf(entry.split(':'));

/** Each word of a contraction has the position of the whole form. */
export const contractions: ReadonlyMap<string, readonly string[]> = new Map(
  table.flatMap((line) => line.split('|')).map(entryOf),
);

/** "ill" and "id" are words of their own, and stand for "I will" and "I would" only before a verb. */
export const beforeVerb: ReadonlyMap<string, readonly string[]> = new Map(
  ['ill:i will', 'id:i would', 'well:we will', 'hell:he will', 'shell:she will', 'shed:she would'].map(entryOf),
);
