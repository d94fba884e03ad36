import * as z from 'zod/mini';

export const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20);

/** A page of a list, newest first. `before` is the last row of the page before. */
export const page = { before: z.optional(z.string()), limit };

export const One = z.object({ id: z.string() });
