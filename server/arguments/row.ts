import type { Argument } from '#contract/arguments.ts';
import { argumentRows as table } from '#server/arguments/table.ts';
import { ownRecords } from '#server/http/own-records.ts';

/** The sealed part of an argument. */
type Words = Omit<Argument, 'id' | 'status' | 'hasChat' | 'createdAt' | 'updatedAt'>;

/** `hasChat` is read from the threads. */
export const records = ownRecords(
  table,
  'arguments',
  ({ id, status, createdAt, updatedAt }, words: Words): Argument => ({
    ...words,
    ...{ id, status, hasChat: false },
    ...{ createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
  }),
);
