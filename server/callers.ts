import { changePerson } from '#server/account/account.ts';
import { meet } from '#server/account/meet.ts';
import { claimAdmin, isAdminAddress, isGoodTicket, ticketIn } from '#server/admin/claim.ts';
import { findCaller } from '#server/find-caller.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';

/** How identity learns about callers from the rooms that know them. */
export const accountsOf = (deps: Omit<IdentityDeps, 'mail' | 'accounts'>): Accounts => ({
  async introduce(claims, cookie) {
    await meet(deps, claims);
    await claimAdmin(deps, claims, ticketIn(cookie));
  },
  find: findCaller(deps),
  signOut: (id, signedOutAt) => changePerson(deps.db, id, { signedOutAt }),
  isReserved: async (email, cookie) => isAdminAddress(deps, email) && !(await isGoodTicket(deps, ticketIn(cookie))),
});
