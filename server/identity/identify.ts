import type { Accounts } from '#server/identity/accounts.ts';
import type { Identify } from '#server/identity/caller.ts';
import type { Verify } from '#server/identity/verify.ts';

const bearer = (header: string | undefined) => /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1];

/** Who sends this request: found by its bearer token, and asked of the database every time. */
export function identifier(accounts: Accounts, verify: Verify): Identify {
  return async ({ headers }, foreseen) => {
    const token = bearer(headers.authorization);
    const known = token ? await verify(token) : undefined;
    if (!known) return undefined;
    if (!known.met) {
      await accounts.introduce(known.claims, headers.cookie);
      known.met = true;
    }
    if (known.memberId) foreseen?.(known.memberId);
    const caller = await accounts.find(known.claims);
    if (caller) known.memberId = caller.id;
    return caller;
  };
}
