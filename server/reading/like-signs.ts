import type { Reading } from '#server/reading/reading.ts';
import { signsOf } from '#server/reading/signs.ts';

/** By what two texts are alike: their words and families of words, alone and in pairs, and who they are about. */
export const likeSigns = (reading: Reading): Set<string> =>
  new Set(
    signsOf(reading)
      .flat()
      .filter((sign) => /^[wcbdmr]:/.test(sign)),
  );
