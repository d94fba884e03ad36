import * as z from 'zod/mini';

/** How many of a list are asked for. */
export const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20);

/** A page of a list, the newest first: from the one before it on. */
export const page = { before: z.optional(z.string()), limit };

export const One = z.object({ id: z.string() });
