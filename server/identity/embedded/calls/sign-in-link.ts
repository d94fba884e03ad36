import { field } from '#server/identity/embedded/body.ts';
import { countSignUp, createAccount } from '#server/identity/embedded/calls/sign-up.ts';
import { shownCode, spendCode, takeCode } from '#server/identity/embedded/codes.ts';
import { whoTries } from '#server/identity/embedded/device/familiar.ts';
import { readEmail } from '#server/identity/embedded/email.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import { seeDevice } from '#server/identity/embedded/security.ts';
import { holderOf, holdFor, signIn } from '#server/identity/embedded/sign-ins.ts';
import type { Account, Code } from '#server/identity/embedded/store.ts';
import { forgive } from '#server/identity/embedded/throttle.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

const PROVED = { emailVerified: true, usesLink: true };

/** An account that was made before its address was proved loses its password and sessions. */
function enter(provider: Provider, { id }: Account, code: Code): Promise<Account> {
  return spendCode(provider, code, id, async ({ account, store }) => {
    const change = { ...PROVED, ...(!account.emailVerified && { passwordHash: null }) };
    await store.changeAccount(id, change);
    if (!account.emailVerified) await store.endSessionsOf(id, provider.now());
    return { ...account, ...change };
  });
}

async function attach(provider: Provider, ask: Ask, email: string, code: Code): Promise<Account> {
  const holder = await holderOf(provider, ask);
  const change = { ...PROVED, email };
  return provider.store.atomically(async (store) => {
    const account = await holdFor(store, holder);
    const isFixed = account.email !== null && !provider.settings.changesEmailAtOnce;
    if (isFixed && account.email !== email) throw new Verdict('EMAIL_EXISTS');
    await takeCode(store, code);
    if (!(await store.changeAccount(account.id, change))) throw new Verdict('EMAIL_EXISTS');
    await store.dropCodes({ id: account.id, email });
    return { ...account, ...change };
  });
}

async function begin(provider: Provider, ask: Ask, email: string, code: Code): Promise<Account> {
  await countSignUp(provider, ask);
  if (await provider.isReserved(email, ask.cookie)) throw new Verdict('EMAIL_EXISTS');
  await takeCode(provider.store, code);
  return createAccount(provider, { email, ...PROVED });
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
  const who = await whoTries(provider, ask, email);
  const signedIn = await signIn(provider, account, ask);
  await forgive(provider, email, who);
  await seeDevice(provider, ask, account, isNewUser || who.isKnownDevice);
  return { kind: 'identitytoolkit#EmailLinkSigninResponse', isNewUser, ...signedIn };
};
