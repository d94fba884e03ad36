import { field, required } from '#server/identity/embedded/body.ts';
import { readEmail } from '#server/identity/embedded/email.ts';
import { makeFamiliar, whoTries } from '#server/identity/embedded/familiar.ts';
import { hashPassword, isDated, matches } from '#server/identity/embedded/password.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import { signIn } from '#server/identity/embedded/sign-ins.ts';
import type { Account } from '#server/identity/embedded/store.ts';
import { clear, countTry, SIGN_IN, SIGN_IN_ADDRESS, takeBack, wantOpen } from '#server/identity/embedded/throttle.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

/** What was guessed wrong, in the words that the setting allows. */
function wrong({ settings }: Provider, exists: boolean) {
  if (settings.protectsAddresses) return new Verdict('INVALID_LOGIN_CREDENTIALS');
  return new Verdict(exists ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
}

/** The account that this password opens. Every try is counted before its end is known. */
async function guarded(provider: Provider, ask: Ask, email: string, password: string): Promise<Account> {
  const who = await whoTries(provider, ask, email);
  await wantOpen(provider, SIGN_IN, who);
  await wantOpen(provider, SIGN_IN_ADDRESS, ask.address);
  const account = await provider.inLine(async () => {
    await countTry(provider, SIGN_IN_ADDRESS, ask.address);
    await countTry(provider, SIGN_IN, who);
    const found = await provider.store.accountByEmail(email);
    if (!(await matches(password, found?.passwordHash)) || !found) throw wrong(provider, found !== undefined);
    return found;
  });
  await clear(provider, SIGN_IN, [who]);
  await takeBack(provider, SIGN_IN_ADDRESS, ask.address);
  await makeFamiliar(provider, ask, email);
  return account;
}

export const signInWithPassword: Call = async (provider, ask) => {
  const email = readEmail(field(ask, 'email'));
  const password = required(ask, 'password', 'MISSING_PASSWORD');
  const account = await guarded(provider, ask, email, password);
  // Only now: to a wrong password, a disabled account looks like any other.
  if (account.disabledAt) throw new Verdict('USER_DISABLED');
  if (account.passwordHash && isDated(account.passwordHash)) {
    const passwordHash = await provider.inLine(() => hashPassword(password));
    await provider.store.changeAccount(account.id, { passwordHash });
  }
  const about = { registered: true, displayName: account.profile.name ?? '' };
  return { kind: 'identitytoolkit#VerifyPasswordResponse', ...about, ...(await signIn(provider, account, ask)) };
};
