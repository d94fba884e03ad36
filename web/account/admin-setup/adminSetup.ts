import { eraseAccount } from '#web/account/data/eraseAccount.ts';
import { SHORTEST } from '#web/account/sign-in/credentials.ts';
import { api } from '#web/app/api.ts';
import { identity } from '#web/app/identity/identity.ts';
import { identityCode } from '#web/app/identity/identityWords.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { session } from '#web/app/session/current.ts';

type AdminWishes = { email: string; password: string; again: string; code: string };
export type AdminProblems = Partial<Record<keyof AdminWishes, string>>;

export function adminProblems({ email, password, again, code }: AdminWishes): AdminProblems {
  return {
    ...(!/^[^\s@]+@[^\s@]+$/.test(email.trim()) && { email: 'Invalid email address.' }),
    ...([...password].length < SHORTEST && { password: 'Password too short' }),
    ...(password !== again && { again: 'Passwords don’t match' }),
    ...(code.trim() === '' && { code: 'Please enter the setup code' }),
  };
}

const FAILED = 'Failed to create admin account.';

/** The specification's four sentences; our own server's refusals are shown as they are. */
export function adminWords(error: unknown, minimum: number): string {
  const code = identityCode(error);
  if (code === 'email-already-in-use') return 'Admin account already exists. Try logging in instead.';
  if (code === 'weak-password') return `Password should be at least ${minimum} characters.`;
  if (code === 'password-does-not-meet-requirements') return `${FAILED} This password is too easy to guess.`;
  if (code === 'invalid-email') return 'Invalid email address.';
  if (error instanceof NotTheAddress) return `${FAILED} This isn’t the administrator address that’s set here.`;
  const { code: refused, message } = refusalOf(error);
  return code !== undefined || refused === 'bug' ? FAILED : message;
}

export class NotTheAddress extends Error {
  override name = 'NotTheAddress';
}

/** A code works once, and a later step may fail, so it is remembered as accepted until the page is left. */
let given: string | undefined;

export async function giveCode(code: string): Promise<void> {
  const plain = code.trim();
  if (given === plain) return;
  await api.account.useSetupCode.call({ code: plain });
  given = plain;
}

/** First the code, because the address cannot be registered without it, then the account. */
export async function createAdmin({ email, password, code }: AdminWishes): Promise<void> {
  const me = await identity();
  await session.during(async () => {
    await giveCode(code);
    await me.signUp(email.trim(), password);
    const { isAdmin } = await api.account.user.call();
    if (isAdmin) return;
    await eraseAccount();
    await me.leave();
    throw new NotTheAddress();
  });
}
