import type { Call } from '#server/identity/embedded/provider.ts';
import { holderOf, wantRecent } from '#server/identity/embedded/sign-ins.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

export const deleteAccount: Call = async (provider, ask) => {
  const holder = await holderOf(provider, ask);
  // Otherwise a person's rows, key and plan would stay without an owner.
  if (!provider.settings.deletesAccounts)
    throw new Verdict('OPERATION_NOT_ALLOWED', 'Erase the account in the settings, or by DELETE /api/account.');
  wantRecent(provider, holder);
  await provider.store.removeAccount(holder.account.id);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
