import { presentAccount } from '#server/identity/embedded/calls/lookup.ts';
import { ownerOf, sendCode, shownCode, spendCode, takeCode, wantOwn } from '#server/identity/embedded/codes.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import { noteEvent } from '#server/identity/embedded/security.ts';
import type { Account, Code } from '#server/identity/embedded/store.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

/** Changes an account's address and ends all its sessions. */
function changeEmail(provider: Provider, ask: Ask, id: string, code: Code, email: string): Promise<[Account, Account]> {
  const change = { email, emailVerified: true };
  return spendCode(provider, code, id, async ({ account, store }) => {
    if (!(await store.changeAccount(id, change))) throw new Verdict('EMAIL_EXISTS');
    await store.endSessionsOf(id, provider.now());
    await noteEvent(provider, store, id, code.purpose === 'RECOVER_EMAIL' ? 'email_taken_back' : 'email_changed', ask);
    return [account, { ...account, ...change }];
  });
}

function verify(provider: Provider, _ask: Ask, id: string, code: Code): Promise<Account> {
  return provider.store.atomically(async (store) => {
    const account = wantOwn(await store.hold(id), code);
    await takeCode(store, code);
    await store.changeAccount(id, { emailVerified: true });
    return { ...account, emailVerified: true };
  });
}

/** Tells the old address of the change, with a link that undoes it for a week. */
export async function tellOldMailbox(provider: Provider, { id, email }: Account, changed: Account) {
  if (!email || email === changed.email) return;
  await sendCode(provider, { purpose: 'RECOVER_EMAIL', email, accountId: id, to: email });
}

async function change(provider: Provider, ask: Ask, id: string, code: Code): Promise<Account> {
  const [account, changed] = await changeEmail(provider, ask, id, code, code.newEmail ?? code.email);
  // If addresses change without confirmation, the old address is told of that change instead.
  if (!provider.settings.changesEmailAtOnce) await tellOldMailbox(provider, account, changed);
  return changed;
}

async function takeBack(provider: Provider, ask: Ask, id: string, code: Code): Promise<Account> {
  const [, changed] = await changeEmail(provider, ask, id, code, code.email);
  return changed;
}

const BY_PURPOSE = { VERIFY_EMAIL: verify, VERIFY_AND_CHANGE_EMAIL: change, RECOVER_EMAIL: takeBack };

export const applyCode: Call = async (provider, ask) => {
  const code = await shownCode(provider, ask, ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL']);
  const { id } = await ownerOf(provider, code);
  const changed = presentAccount(await BY_PURPOSE[code.purpose](provider, ask, id, code));
  return code.newEmail ? { ...changed, newEmail: code.newEmail } : changed;
};
