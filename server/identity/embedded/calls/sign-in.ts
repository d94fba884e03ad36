import { field, required } from '#server/identity/embedded/body.ts';
import { readEmail } from '#server/identity/embedded/email.ts';
import { hashPassword, isDated, matches } from '#server/identity/embedded/password.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import { signIn } from '#server/identity/embedded/sign-ins.ts';
import { countTry, keyOf, SIGN_IN, SIGN_IN_ADDRESS, takeBack } from '#server/identity/embedded/throttle.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

const MONTHS = 90 * 24 * 60 * 60 * 1000;

/**
 * Guesses at an account count together, wherever they come from and whether or not it exists.
 * An address from which its owner signed in before counts for itself: strangers cannot lock the owner out.
 */
async function whoTries(provider: Provider, { address }: Ask, email: string) {
  const here = `${email}\n${address}`;
  const familiar = await provider.store.tries(keyOf(provider, 'familiar', here));
  return familiar && provider.now().getTime() - familiar.updatedAt.getTime() < MONTHS ? here : email;
}

async function wentWell(provider: Provider, { address }: Ask, email: string, who: string) {
  if (!provider.settings.throttles) return;
  const now = provider.now();
  await provider.store.clearTries([keyOf(provider, SIGN_IN.name, who)]);
  await takeBack(provider, SIGN_IN_ADDRESS, address);
  await provider.store.stepTries(keyOf(provider, 'familiar', `${email}\n${address}`), () => ({
    count: 0,
    blockedUntil: now,
    updatedAt: now,
  }));
}

/** What was guessed wrong, in the words that the setting allows. */
function wrong({ settings }: Provider, exists: boolean) {
  if (settings.protectsAddresses) return new Verdict('INVALID_LOGIN_CREDENTIALS');
  return new Verdict(exists ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
}

export const signInWithPassword: Call = async (provider, ask) => {
  const email = readEmail(field(ask, 'email'));
  const password = required(ask, 'password', 'MISSING_PASSWORD');
  const who = await whoTries(provider, ask, email);
  const account = await provider.inLine(async () => {
    await countTry(provider, SIGN_IN_ADDRESS, ask.address);
    await countTry(provider, SIGN_IN, who);
    const found = await provider.store.accountByEmail(email);
    if (!(await matches(password, found?.passwordHash)) || !found) throw wrong(provider, found !== undefined);
    return found;
  });
  await wentWell(provider, ask, email, who);
  // Only now: to a wrong password, a disabled account looks like any other.
  if (account.disabledAt) throw new Verdict('USER_DISABLED');
  if (account.passwordHash && isDated(account.passwordHash)) {
    await provider.store.changeAccount(account.id, {
      passwordHash: await provider.inLine(() => hashPassword(password)),
    });
  }
  const displayName = account.profile.name ?? '';
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    displayName,
    ...(await signIn(provider, account, ask)),
  };
};
