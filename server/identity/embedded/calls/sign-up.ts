import { newId } from '#server/clock/ids.ts';
import { field, required } from '#server/identity/embedded/body.ts';
import { readEmail } from '#server/identity/embedded/email.ts';
import { makeFamiliar } from '#server/identity/embedded/familiar.ts';
import { hashPassword } from '#server/identity/embedded/password.ts';
import { checkPassword } from '#server/identity/embedded/policy.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import { holderOf, onlyThis, signIn, tokensFor, wantRecent } from '#server/identity/embedded/sign-ins.ts';
import type { Account } from '#server/identity/embedded/store.ts';
import { countTry, SIGN_UP_ADDRESS } from '#server/identity/embedded/throttle.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

const kind = 'identitytoolkit#SignupNewUserResponse';

type Start = Partial<Account>;

/** A new account; the same e-mail makes one, however many ask at once. */
export async function createAccount(provider: Provider, ask: Ask, start: Start): Promise<Account> {
  await countTry(provider, SIGN_UP_ADDRESS, ask.address);
  const now = provider.now();
  const account: Account = {
    id: newId(now),
    email: null,
    emailVerified: false,
    passwordHash: null,
    usesLink: false,
    disabledAt: null,
    createdAt: now,
    lastSignInAt: now,
    profile: { name: null, picture: null },
    ...start,
  };
  if (!(await provider.store.addAccount(account))) throw new Verdict('EMAIL_EXISTS');
  return account;
}

async function readCredential(provider: Provider, ask: Ask) {
  const email = readEmail(field(ask, 'email'));
  const password = required(ask, 'password', 'MISSING_PASSWORD');
  checkPassword(provider.settings, password, email);
  return { email, password };
}

/** Refused before the costly hash; who asks at the same moment is told apart by the table. */
async function wantFree(provider: Provider, ask: Ask, email: string) {
  const isTaken = (await provider.store.accountByEmail(email)) !== undefined;
  if (isTaken || (await provider.isReserved(email, ask.cookie))) throw new Verdict('EMAIL_EXISTS');
}

async function signUpAnonymously(provider: Provider, ask: Ask) {
  if (!provider.settings.allowsAnonymous) throw new Verdict('ADMIN_ONLY_OPERATION');
  const { email: _, ...answer } = await signIn(provider, await createAccount(provider, ask, {}), ask);
  return { kind, ...answer };
}

/** Gives a password to the account of whoever asks, and an address if it has none yet. */
async function addPassword(provider: Provider, ask: Ask) {
  const holder = await holderOf(provider, ask);
  wantRecent(provider, holder);
  const { email, password } = await readCredential(provider, ask);
  const { account } = holder;
  if (account.email === null) await wantFree(provider, ask, email);
  else if (account.email !== email) throw new Verdict('EMAIL_EXISTS');
  const passwordHash = await provider.inLine(() => hashPassword(password));
  return provider.store.atomically(async (store) => {
    if (!(await store.changeAccount(account.id, { email, passwordHash }))) throw new Verdict('EMAIL_EXISTS');
    const session = await onlyThis(provider, store, holder);
    const changed = { ...account, email, passwordHash };
    return { kind, localId: account.id, email, ...(await tokensFor(provider, changed, session)) };
  });
}

export const signUp: Call = async (provider, ask) => {
  if (field(ask, 'idToken')) return addPassword(provider, ask);
  if (!field(ask, 'email') && !field(ask, 'password')) return signUpAnonymously(provider, ask);
  const { email, password } = await readCredential(provider, ask);
  await wantFree(provider, ask, email);
  const passwordHash = await provider.inLine(() => hashPassword(password));
  const name = field(ask, 'displayName')?.slice(0, 256) || null;
  const account = await createAccount(provider, ask, { email, passwordHash, profile: { name, picture: null } });
  await makeFamiliar(provider, ask, email);
  return { kind, ...(name && { displayName: name }), ...(await signIn(provider, account, ask)) };
};
