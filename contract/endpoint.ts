import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

/** Who may call: anybody, signed-in accounts, accounts with access, or admins. */
export type Access = 'anyone' | 'signed_in' | 'member' | 'admin';

/** At most `max` calls in `seconds`, counted for each address or each member over all processes. */
export type Limit = { max: number; seconds: number; by: 'address' | 'member' };

/**
 * `touches`: rooms whose cached answers a successful call makes stale. `says`: the input field that holds a message to
 * Mallama. `anyAge`: open to accounts whose age is in doubt. `resumes`: the handler itself continues what an earlier try
 * with the same key began, so transactions that were committed then are not skipped. `largest`: the largest body in bytes,
 * where the usual limit is too small.
 */
export type Meta = {
  access: Access;
  touches: readonly string[];
  limit?: Limit;
  says?: string;
  anyAge?: boolean;
  resumes?: boolean;
  largest?: number;
};

const Issue = z.object({ path: z.string(), message: z.string() });
const Invalid = z.object({ issues: z.array(Issue), reason: z.optional(z.string()) });
const Reason = z.optional(z.object({ reason: z.optional(z.string()) }));
const Wait = z.optional(z.object({ reason: z.optional(z.string()), retryAfter: z.optional(z.number()) }));

/** The closed list of refusals. Anything else is a bug and answers 500 with an id. */
export const refusals = {
  invalid: { status: 400, message: 'Please check what you entered.', data: Invalid },
  signed_out: { status: 401, message: 'Please log in.' },
  membership_required: { status: 402, message: 'This needs a membership or a free trial.', data: Reason },
  forbidden: { status: 403, message: 'This isn’t open to you.', data: Reason },
  not_found: { status: 404, message: 'There is nothing here.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  conflict: { status: 409, message: 'This was changed in the meantime.', data: Reason },
  too_large: { status: 413, message: 'This is too large.' },
  unsupported_type: { status: 415, message: 'Please send JSON.' },
  too_many: { status: 429, message: 'Too many requests. Please wait a moment.', data: Wait },
  unavailable: { status: 503, message: 'This isn’t available right now. Please try again in a moment.', data: Wait },
} as const;

export type RefusalCode = keyof typeof refusals;

export const endpoint = oc.$meta<Meta>({ access: 'member', touches: [] }).errors(refusals);
