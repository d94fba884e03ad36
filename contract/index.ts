import { account } from '#contract/account.ts';
import { admin } from '#contract/admin.ts';
import { live } from '#contract/live.ts';
import { membership } from '#contract/membership.ts';
import { support } from '#contract/support.ts';

/** The whole API as one value. */
export const contract = { account, admin, live, membership, support };
