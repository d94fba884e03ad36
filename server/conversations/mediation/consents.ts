import { createHash } from 'node:crypto';

/** Which words somebody said yes to: a changed letter, or another day, is another agreement. */
export const wordsHash = (items: readonly string[], checkInOn: string | null): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([items, checkInOn]))
    .digest();
