import type { Argument } from '#contract/arguments.ts';
import { argumentRows as table } from '#server/arguments/table.ts';
import { ownRecords } from '#server/http/own-records.ts';

/** What of an argument is sealed. */
type Words = Omit<Argument, 'id' | 'status' | 'hasChat' | 'createdAt' | 'updatedAt'>;

/** Whether a chat about one was begun, its thread tells. */
export const records = ownRecords(
  table,
  'arguments',
  ({ id, status, createdAt, updatedAt }, words: Words): Argument => ({
    ...words,
    ...{ id, status, hasChat: false },
    ...{ createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
  }),
);
