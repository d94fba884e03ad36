import { createHash, randomBytes } from 'node:crypto';
import { required } from '#server/identity/embedded/body.ts';
import { CODE, type Purpose } from '#server/identity/embedded/lifetimes.ts';
import type { Ask, Provider } from '#server/identity/embedded/provider.ts';
import type { Account, Code, Store } from '#server/identity/embedded/store.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

export type Wish = {
  purpose: Purpose;
  email: string;
  newEmail?: string;
  accountId?: string;
  continueUrl?: string | undefined;
  to: string;
};

/** Makes a code, keeps its hash, and sends it to the mailbox that it is to prove. */
export async function sendCode(provider: Provider, { purpose, email, newEmail, accountId, continueUrl, to }: Wish) {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(provider.now().getTime() + CODE[purpose]);
  await provider.store.addCode({
    hash: hashOf(code),
    purpose,
    email,
    newEmail: newEmail ?? null,
    accountId: accountId ?? null,
    expiresAt,
  });
  await provider.deliver({ purpose, to, code, continueUrl });
}

/** The code that a request shows, still good and of one of these purposes. Looking at it does not use it up. */
export async function shownCode(provider: Provider, ask: Ask, purposes: readonly Purpose[]): Promise<Code> {
  const shown = required(ask, 'oobCode', 'MISSING_OOB_CODE');
  const code = await provider.store.code(hashOf(shown));
  if (!code || !purposes.includes(code.purpose)) throw new Verdict('INVALID_OOB_CODE');
  if (code.expiresAt <= provider.now()) throw new Verdict('EXPIRED_OOB_CODE');
  return code;
}

/** Uses a code up: of any number at once, one gets through. */
export async function takeCode(store: Store, { hash }: Code) {
  if (!(await store.takeCode(hash))) throw new Verdict('INVALID_OOB_CODE');
}

/** Whose code it is, as long as the account is there and still has the address it was sent for. */
export async function ownerOf({ store }: Pick<Provider, 'store'>, code: Code): Promise<Account> {
  const account = code.accountId ? await store.accountById(code.accountId) : await store.accountByEmail(code.email);
  if (!account) throw new Verdict('INVALID_OOB_CODE');
  if (account.disabledAt) throw new Verdict('USER_DISABLED');
  return account;
}
