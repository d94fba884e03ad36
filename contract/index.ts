import { account } from '#contract/account.ts';
import { live } from '#contract/live.ts';
import { support } from '#contract/support.ts';

/** The whole API as one value. */
export const contract = { account, live, support };
