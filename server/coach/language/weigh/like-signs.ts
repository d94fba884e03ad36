import type { Reading } from '#server/coach/language/read.ts';
import { rolesIn } from '#server/coach/language/weigh/roles.ts';
import { signsOf } from '#server/coach/language/weigh/signs.ts';

/** By what two texts are alike: their words and families of words, alone and in pairs, and who they are about. */
export const likeSigns = (reading: Reading): Set<string> =>
  new Set([
    ...signsOf(reading)
      .flat()
      .filter((sign) => /^[wcbdm]:/.test(sign)),
    ...rolesIn(reading).map((role) => `r:${role}`),
  ]);
