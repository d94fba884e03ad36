import { newId } from '#server/clock/ids.ts';
import { field, required } from '#server/identity/embedded/body.ts';
import { makeFamiliar } from '#server/identity/embedded/device/familiar.ts';
import { readNewEmail } from '#server/identity/embedded/email.ts';
import { hashPassword } from '#server/identity/embedded/password/password.ts';
import { checkPassword } from '#server/identity/embedded/password/policy.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import { changeGuards, holderOf, signIn, tokensFor, wantRecent } from '#server/identity/embedded/sign-ins.ts';
import type { Account } from '#server/identity/embedded/store.ts';
import { countTry, SIGN_UP_ADDRESS } from '#server/identity/embedded/throttle.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

const kind = 'identitytoolkit#SignupNewUserResponse';

type Start = Partial<Account>;

/** A new account. Concurrent calls with one address create one account. */
export async function createAccount(provider: Provider, start: Start): Promise<Account> {
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
  const email = readNewEmail(field(ask, 'email'));
  const password = required(ask, 'password', 'MISSING_PASSWORD');
  checkPassword(provider.settings, password, email);
  return { email, password };
}

/** Counted before any work, so that a caller over the limit learns nothing and costs nothing. */
export const countSignUp = (provider: Provider, { address }: Ask) => countTry(provider, SIGN_UP_ADDRESS, address);

/** Refuses a taken address before the costly hash. The table's constraint decides between concurrent calls. */
async function wantFree(provider: Provider, ask: Ask, email: string) {
  const { store, now, settings } = provider;
  const isTaken = (await store.accountByEmail(email)) !== undefined;
  // An address that its owner may still take back is not given to someone else.
  const isTakenBack = !settings.changesEmailAtOnce && (await store.isTakenBack(email, now()));
  if (isTaken || isTakenBack || (await provider.isReserved(email, ask.cookie))) throw new Verdict('EMAIL_EXISTS');
}

async function signUpAnonymously(provider: Provider, ask: Ask) {
  if (!provider.settings.allowsAnonymous) throw new Verdict('ADMIN_ONLY_OPERATION');
  await countSignUp(provider, ask);
  const { email: _, ...answer } = await signIn(provider, await createAccount(provider, {}), ask);
  return { kind, ...answer };
}

/** Sets a password on the caller's account, and an address if it has none. */
async function addPassword(provider: Provider, ask: Ask) {
  const holder = await holderOf(provider, ask);
  wantRecent(provider, holder);
  const { email, password } = await readCredential(provider, ask);
  const { account } = holder;
  const isNew = account.email === null || (account.email !== email && provider.settings.changesEmailAtOnce);
  if (isNew) await wantFree(provider, ask, email);
  else if (account.email !== email) throw new Verdict('EMAIL_EXISTS');
  const passwordHash = await provider.inLine('change', () => hashPassword(password));
  return provider.store.atomically(async (store) => {
    const { account: changed, session } = await changeGuards(provider, store, ask, holder, { email, passwordHash });
    return { kind, localId: account.id, email, ...(await tokensFor(provider, changed, session)) };
  });
}

export const signUp: Call = async (provider, ask) => {
  if (ask.body.localId !== undefined) throw new Verdict('UNEXPECTED_PARAMETER', 'User ID');
  if (ask.body.targetProjectId !== undefined)
    throw new Verdict('INSUFFICIENT_PERMISSION', 'Only authenticated requests can specify target_project_id.');
  if (field(ask, 'idToken')) return addPassword(provider, ask);
  if (field(ask, 'email') === undefined && field(ask, 'password') === undefined)
    return signUpAnonymously(provider, ask);
  const { email, password } = await readCredential(provider, ask);
  await countSignUp(provider, ask);
  await wantFree(provider, ask, email);
  const passwordHash = await provider.inLine('change', () => hashPassword(password));
  const name = field(ask, 'displayName')?.slice(0, 256) || null;
  const account = await createAccount(provider, { email, passwordHash, profile: { name, picture: null } });
  await makeFamiliar(provider, ask, email);
  return { kind, ...(name && { displayName: name }), ...(await signIn(provider, account, ask)) };
};
