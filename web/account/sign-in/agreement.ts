import type { Agreement } from '#contract/account.ts';
import { AGREEMENT_VERSION } from '#contract/agreement.ts';
import { api } from '#web/app/api.ts';

export type Ticks = { isAdult: boolean; terms: boolean; sensitiveData: boolean; sharing: boolean };
export type TickProblems = Partial<Record<keyof Ticks, string>>;

export const NO_TICKS: Ticks = { isAdult: false, terms: false, sensitiveData: false, sharing: false };

export function tickProblems({ isAdult, terms, sensitiveData }: Ticks): TickProblems {
  return {
    ...(!isAdult && { isAdult: 'You must be 18 or older to use Mallama.' }),
    ...(!terms && { terms: 'Please agree to the terms and the privacy page.' }),
    ...(!sensitiveData && { sensitiveData: 'Mallama cannot coach you without working on what you write.' }),
  };
}

/** The form with every required box ticked; it cannot be sent otherwise. */
const given = (sharing: boolean): Agreement => ({
  version: AGREEMENT_VERSION,
  isAdult: true,
  terms: true,
  sensitiveData: true,
  sharing,
});

const KEY = 'mallama-agreement';

/** Stored in this browser until the server has it, so that a lost connection does not lose it. */
export async function agree(email: string, sharing: boolean): Promise<void> {
  try {
    localStorage.setItem(KEY, JSON.stringify({ email: plain(email), sharing }));
  } catch {
    // Without storage there is only this one try.
  }
  await api.account.agree.call(given(sharing));
  forget();
}

/** Sends an agreement that could not be sent at sign-up. It belongs to one account. */
export async function sendKeptAgreement(email: string): Promise<void> {
  const kept = readKept();
  if (kept?.email !== plain(email)) return;
  await api.account.agree.call(given(kept.sharing));
  forget();
}

const plain = (email: string) => email.trim().toLowerCase();

function readKept(): { email: string; sharing: boolean } | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
