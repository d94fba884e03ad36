import { field } from '#server/identity/embedded/body.ts';
import { createAccount } from '#server/identity/embedded/calls/sign-up.ts';
import { shownCode, takeCode } from '#server/identity/embedded/codes.ts';
import { readEmail } from '#server/identity/embedded/email.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import { holderOf, signIn } from '#server/identity/embedded/sign-ins.ts';
import type { Account, Code } from '#server/identity/embedded/store.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

const PROVED = { emailVerified: true, usesLink: true };

/** Whoever made the account before its address was proved loses it: password and sessions go. */
async function enter(provider: Provider, account: Account, code: Code): Promise<Account> {
  if (account.disabledAt) throw new Verdict('USER_DISABLED');
  const change = { ...PROVED, ...(!account.emailVerified && { passwordHash: null }) };
  await provider.store.atomically(async (store) => {
    await takeCode(store, code);
    await store.changeAccount(account.id, change);
    if (!account.emailVerified) await store.endSessionsOf(account.id, provider.now());
  });
  return { ...account, ...change };
}

async function attach(provider: Provider, ask: Ask, email: string, code: Code): Promise<Account> {
  const { account } = await holderOf(provider, ask);
  if (account.email !== null && account.email !== email) throw new Verdict('EMAIL_EXISTS');
  const change = { ...PROVED, email };
  await provider.store.atomically(async (store) => {
    await takeCode(store, code);
    if (!(await store.changeAccount(account.id, change))) throw new Verdict('EMAIL_EXISTS');
  });
  return { ...account, ...change };
}

async function begin(provider: Provider, ask: Ask, email: string, code: Code): Promise<Account> {
  if (await provider.isReserved(email, ask.cookie)) throw new Verdict('EMAIL_EXISTS');
  await takeCode(provider.store, code);
  return createAccount(provider, ask, { email, ...PROVED });
}

export const signInWithEmailLink: Call = async (provider, ask) => {
  const email = readEmail(field(ask, 'email'));
  const code = await shownCode(provider, ask, ['EMAIL_SIGNIN']);
  if (code.email !== email)
    throw new Verdict('INVALID_EMAIL', 'The email provided does not match the sign-in email address.');
  const existing = await provider.store.accountByEmail(email);
  const links = Boolean(field(ask, 'idToken'));
  if (links && !existing && (await provider.isReserved(email, ask.cookie))) throw new Verdict('EMAIL_EXISTS');
  const arrive =
    existing && !links
      ? enter(provider, existing, code)
      : links
        ? attach(provider, ask, email, code)
        : begin(provider, ask, email, code);
  const account = await arrive;
  const isNewUser = !existing && !links;
  return { kind: 'identitytoolkit#EmailLinkSigninResponse', isNewUser, ...(await signIn(provider, account, ask)) };
};
