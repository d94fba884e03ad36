import { field, required } from '#server/identity/embedded/body.ts';
import { type Trier, whoTries } from '#server/identity/embedded/device/familiar.ts';
import { readEmail } from '#server/identity/embedded/email.ts';
import { hashPassword, isDated, matches } from '#server/identity/embedded/password/password.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import { noteEvent, seeDevice, tellOfGuessing } from '#server/identity/embedded/security.ts';
import { signIn } from '#server/identity/embedded/sign-ins.ts';
import type { Account } from '#server/identity/embedded/store.ts';
import {
  clear,
  countTry,
  GUESSES,
  SIGN_IN,
  SIGN_IN_ADDRESS,
  takeBack,
  wantOpen,
} from '#server/identity/embedded/throttle.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

const laneOf = ({ isKnownDevice }: Trier) => (isKnownDevice ? 'known' : 'sign-in');

/** What was wrong, as far as the setting allows. */
function wrong({ settings }: Provider, exists: boolean) {
  if (settings.protectsAddresses) return new Verdict('INVALID_LOGIN_CREDENTIALS');
  return new Verdict(exists ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
}

/** Also for addresses without an account, since the time would tell otherwise. */
async function noteMiss(provider: Provider, ask: Ask, who: string, inRow: number) {
  if (!provider.settings.throttles) return;
  await noteEvent(provider, provider.store, who, 'wrong_password', ask);
  if (inRow === SIGN_IN.free) await noteEvent(provider, provider.store, who, 'paused', ask);
}

/** The account that this password opens. Every try is counted before its result is known. */
async function guarded(provider: Provider, ask: Ask, who: Trier, email: string, password: string): Promise<Account> {
  await wantOpen(provider, SIGN_IN, who.key);
  if (who.isStranger) await wantOpen(provider, GUESSES, email);
  // Before the queue, since one address could fill it otherwise.
  if (!who.isKnownDevice) await countTry(provider, SIGN_IN_ADDRESS, ask.address);
  const account = await provider.inLine(laneOf(who), async () => {
    const inRow = await countTry(provider, SIGN_IN, who.key);
    const inAll = who.isStranger ? await countTry(provider, GUESSES, email) : 0;
    const found = await provider.store.accountByEmail(email);
    if ((await matches(password, found?.passwordHash)) && found) return found;
    await noteMiss(provider, ask, found?.id ?? email, inRow);
    if (inAll === GUESSES.free) tellOfGuessing(provider, ask, found);
    throw wrong(provider, found !== undefined);
  });
  await clear(provider, SIGN_IN, [who.key]);
  if (who.isStranger) await clear(provider, GUESSES, [email]);
  if (!who.isKnownDevice) await takeBack(provider, SIGN_IN_ADDRESS, ask.address);
  return account;
}

export const signInWithPassword: Call = async (provider, ask) => {
  const email = readEmail(field(ask, 'email'));
  const password = required(ask, 'password', 'MISSING_PASSWORD');
  const who = await whoTries(provider, ask, email);
  const account = await guarded(provider, ask, who, email, password);
  // Only now, so that without the password a disabled account looks like any other.
  if (account.disabledAt) throw new Verdict('USER_DISABLED');
  const isOld = account.passwordHash && isDated(account.passwordHash);
  const change = isOld ? { passwordHash: await provider.inLine(laneOf(who), () => hashPassword(password)) } : {};
  const signedIn = await signIn(provider, account, ask, change);
  await seeDevice(provider, ask, account, who.isKnownDevice);
  const about = { registered: true, displayName: account.profile.name ?? '' };
  return { kind: 'identitytoolkit#VerifyPasswordResponse', ...about, ...signedIn };
};
