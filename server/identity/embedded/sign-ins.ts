import { newId } from '#server/clock/ids.ts';
import { field } from '#server/identity/embedded/body.ts';
import { ABSOLUTE, ID_TOKEN, IDLE, RECENT } from '#server/identity/embedded/lifetimes.ts';
import type { Ask, Provider } from '#server/identity/embedded/provider.ts';
import { noteEvent } from '#server/identity/embedded/security.ts';
import type { Account, SignIn, Store } from '#server/identity/embedded/store.ts';
import { idToken, readIdToken, refreshToken } from '#server/identity/embedded/tokens.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

/** The tokens that a signed-in caller gets. */
export async function tokensFor(provider: Provider, account: Account, session: SignIn) {
  return {
    idToken: await idToken(provider, account, session),
    refreshToken: refreshToken(provider, session.id, session.generation),
    expiresIn: String(ID_TOKEN),
  };
}

/** A new session; `signedInAt` is kept if it replaces an earlier one. */
async function openSession(
  provider: Provider,
  store: Store,
  accountId: string,
  device: string,
  signedInAt?: Date,
): Promise<SignIn> {
  const now = provider.now();
  const session = {
    id: newId(now),
    accountId,
    generation: 0,
    rotatedAt: now,
    lastUsedAt: now,
    endedAt: null,
    device,
    signedInAt: signedInAt ?? now,
  };
  await store.addSession(session);
  return session;
}

/** Opens a session. A password that was replaced while it was being checked opens none. */
export async function signIn(provider: Provider, account: Account, { device }: Ask, change: Partial<Account> = {}) {
  const session = await provider.store.atomically(async (store) => {
    const now = await store.hold(account.id);
    if (now?.disabledAt) throw new Verdict('USER_DISABLED');
    if (now?.passwordHash !== account.passwordHash || now.email !== account.email)
      throw new Verdict('INVALID_LOGIN_CREDENTIALS');
    await store.changeAccount(account.id, { ...change, lastSignInAt: provider.now() });
    return openSession(provider, store, account.id, device);
  });
  return { localId: account.id, email: account.email ?? '', ...(await tokensFor(provider, account, session)) };
}

/** Whether a session was ended or is too old. */
export function isOver(session: SignIn, now: Date): boolean {
  const age = (since: Date) => now.getTime() - since.getTime();
  return session.endedAt !== null || age(session.lastUsedAt) > IDLE || age(session.signedInAt) > ABSOLUTE;
}

export type Holder = { account: Account; session: SignIn };

/** The account of an ID token, if it is still valid. */
export async function holderOf(provider: Provider, ask: Ask): Promise<Holder> {
  const token = field(ask, 'idToken');
  if (!token) throw new Verdict('MISSING_ID_TOKEN');
  const { subject, sessionId } = await readIdToken(provider, token);
  const [account, session] = await Promise.all([
    provider.store.accountById(subject),
    provider.store.session(sessionId),
  ]);
  if (!account) throw new Verdict('USER_NOT_FOUND');
  if (account.disabledAt) throw new Verdict('USER_DISABLED');
  if (!session || session.accountId !== account.id || isOver(session, provider.now()))
    throw new Verdict('TOKEN_EXPIRED');
  return { account, session };
}

/** Security settings can only be changed shortly after a sign-in. */
export function wantRecent({ now }: Provider, { session }: Holder) {
  if (now().getTime() - session.signedInAt.getTime() > RECENT) throw new Verdict('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}

/** Locks the caller's account, if their session is still open; it may have been ended a moment ago. */
export async function holdFor(store: Store, { account, session }: Holder): Promise<Account> {
  const held = await store.hold(account.id);
  if (!held) throw new Verdict('USER_NOT_FOUND');
  if (held.disabledAt) throw new Verdict('USER_DISABLED');
  if ((await store.session(session.id))?.endedAt !== null) throw new Verdict('TOKEN_EXPIRED');
  return held;
}

/** Which sessions a change ends. After `all` the current tab continues in a new session. */
export type Ending = 'all' | 'others' | 'none';

/** Changes security settings: sessions end, and every open code becomes void. */
export async function changeGuards(
  provider: Provider,
  store: Store,
  ask: Ask,
  holder: Holder,
  change: Partial<Account>,
  ending: Ending = 'all',
) {
  const account = await holdFor(store, holder);
  const isChange = Object.keys(change).length > 0;
  if (isChange && !(await store.changeAccount(account.id, change))) throw new Verdict('EMAIL_EXISTS');
  if ('passwordHash' in change) await noteEvent(provider, store, account.id, 'password_changed', ask);
  if (account.email && change.email && change.email !== account.email)
    await noteEvent(provider, store, account.id, 'email_changed', ask);
  await store.dropCodes(account);
  const changed = { ...account, ...change };
  const { id, device, signedInAt } = holder.session;
  if (ending === 'none') return { account: changed, session: holder.session };
  await store.endSessionsOf(account.id, provider.now(), ending === 'others' ? id : undefined);
  if (ending === 'others') return { account: changed, session: holder.session };
  return { account: changed, session: await openSession(provider, store, account.id, device, signedInAt) };
}
