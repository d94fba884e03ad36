import type { Reading } from '#server/reading/reading.ts';
import { signsOf } from '#server/reading/signs.ts';

/** The features for similarity: words and word families, alone and in pairs, and whom the text is about. */
export const likeSigns = (reading: Reading): Set<string> =>
  new Set(
    signsOf(reading)
      .flat()
      .filter((sign) => /^[wcbdmr]:/.test(sign)),
  );
