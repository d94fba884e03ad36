import type { Call } from '#server/identity/embedded/provider.ts';
import { holderOf, wantRecent } from '#server/identity/embedded/sign-ins.ts';

export const deleteAccount: Call = async (provider, ask) => {
  const holder = await holderOf(provider, ask);
  wantRecent(provider, holder);
  await provider.store.removeAccount(holder.account.id);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
