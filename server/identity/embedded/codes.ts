import { createHash, randomBytes } from 'node:crypto';
import { required } from '#server/identity/embedded/body.ts';
import { CODE, type Purpose } from '#server/identity/embedded/lifetimes.ts';
import type { Ask, Delivery, Provider } from '#server/identity/embedded/provider.ts';
import type { Account, Code, Store } from '#server/identity/embedded/store.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

export const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

export type Wish = {
  purpose: Purpose;
  email: string;
  newEmail?: string;
  accountId?: string;
  asker?: string;
  continueUrl?: string | undefined;
  to: string;
};

export async function makeCode({ now }: Provider, store: Store, { purpose, email, newEmail, accountId, asker }: Wish) {
  const code = randomBytes(32).toString('base64url');
  await store.addCode({
    hash: hashOf(code),
    purpose,
    email,
    newEmail: newEmail ?? null,
    accountId: accountId ?? null,
    asker: asker ?? null,
    expiresAt: new Date(now().getTime() + CODE[purpose]),
  });
  return code;
}

export const deliveryOf = ({ purpose, to, continueUrl, email, newEmail }: Wish, code: string): Delivery => ({
  purpose,
  to,
  code,
  continueUrl,
  email,
  newEmail,
});

export async function sendCode(provider: Provider, wish: Wish, store = provider.store) {
  await provider.deliver(deliveryOf(wish, await makeCode(provider, store, wish)));
}

/** The unused, valid code in a request, if it is for one of these purposes. Reading it does not use it up. */
export async function shownCode<Wanted extends Purpose>(provider: Provider, ask: Ask, purposes: readonly Wanted[]) {
  const shown = required(ask, 'oobCode', 'MISSING_OOB_CODE');
  const code = await provider.store.code(hashOf(shown));
  const purpose = purposes.find((wanted) => wanted === code?.purpose);
  if (!code || !purpose) throw new Verdict('INVALID_OOB_CODE');
  if (code.expiresAt <= provider.now()) throw new Verdict('EXPIRED_OOB_CODE');
  return { ...code, purpose };
}

/** Uses a code up; of concurrent calls one succeeds. */
export async function takeCode(store: Store, { hash }: Code) {
  if (!(await store.takeCode(hash))) throw new Verdict('INVALID_OOB_CODE');
}

/**
 * The account of a code, if it still has the address that the code was sent to. A code that undoes a change belongs to
 * an old address.
 */
export function wantOwn(account: Account | undefined, code: Code): Account {
  const isTheirs = code.purpose === 'RECOVER_EMAIL' || (account?.email ?? code.newEmail) === code.email;
  if (!account || !isTheirs) throw new Verdict('INVALID_OOB_CODE');
  if (account.disabledAt) throw new Verdict('USER_DISABLED');
  return account;
}

export async function ownerOf({ store }: Pick<Provider, 'store'>, code: Code): Promise<Account> {
  const found = code.accountId ? store.accountById(code.accountId) : store.accountByEmail(code.email);
  return wantOwn(await found, code);
}

type Use = { account: Account; store: Store };

/**
 * Uses a code up together with the work, which happens whole or not at all. Other open codes of the account become
 * void.
 */
export function spendCode<Result>(provider: Provider, code: Code, id: string, work: (use: Use) => Promise<Result>) {
  return provider.store.atomically(async (store) => {
    const account = wantOwn(await store.hold(id), code);
    await takeCode(store, code);
    const result = await work({ account, store });
    await store.dropCodes(account, code.purpose === 'RECOVER_EMAIL' ? code : undefined);
    return result;
  });
}
