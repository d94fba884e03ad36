import { presentAccount } from '#server/identity/embedded/calls/lookup.ts';
import { ownerOf, sendCode, shownCode, takeCode } from '#server/identity/embedded/codes.ts';
import type { Call, Provider } from '#server/identity/embedded/provider.ts';
import type { Account, Code } from '#server/identity/embedded/store.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

/** Another address for an account: whoever is signed in anywhere signs in anew. */
async function changeEmail(provider: Provider, account: Account, code: Code, email: string): Promise<Account> {
  const change = { email, emailVerified: true };
  await provider.store.atomically(async (store) => {
    await takeCode(store, code);
    if (!(await store.changeAccount(account.id, change))) throw new Verdict('EMAIL_EXISTS');
    await store.endSessionsOf(account.id, provider.now());
  });
  return { ...account, ...change };
}

async function verify(provider: Provider, account: Account, code: Code): Promise<Account> {
  if (account.email !== code.email) throw new Verdict('INVALID_OOB_CODE');
  await provider.store.atomically(async (store) => {
    await takeCode(store, code);
    await store.changeAccount(account.id, { emailVerified: true });
  });
  return { ...account, emailVerified: true };
}

/** The old mailbox hears of the change, and can undo it for a week. */
async function change(provider: Provider, account: Account, code: Code): Promise<Account> {
  const changed = await changeEmail(provider, account, code, code.newEmail ?? code.email);
  if (account.email && account.email !== changed.email) {
    await sendCode(provider, {
      purpose: 'RECOVER_EMAIL',
      email: account.email,
      accountId: account.id,
      to: account.email,
    });
  }
  return changed;
}

/** Does what a code in a letter was sent for. */
export const applyCode: Call = async (provider, ask) => {
  const code = await shownCode(provider, ask, ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL']);
  const account = await ownerOf(provider, code);
  const isChange = code.purpose === 'VERIFY_AND_CHANGE_EMAIL';
  if (code.purpose === 'VERIFY_EMAIL') return presentAccount(await verify(provider, account, code));
  return presentAccount(
    await (isChange ? change(provider, account, code) : changeEmail(provider, account, code, code.email)),
  );
};
