import type { Transaction } from '#server/database/open.ts';
import { forgetJobs } from '#server/jobs/forget.ts';
import type { Letter } from '#server/mail/mail.ts';
import { JOB } from '#server/mail/open.ts';
import { HOUSE_OWNER } from '#server/vault/house-owner.ts';
import type { Vault } from '#server/vault/vault.ts';

/** Emails to somebody that are still waiting, or could not be sent. */
export async function eraseLettersTo({ vault }: { vault: Vault }, tx: Transaction, email: string) {
  const safe = await vault.of(HOUSE_OWNER);
  const isTo = (id: string, sealed: string) =>
    sealed !== '' && safe.open<Letter>(JOB, id, Buffer.from(sealed, 'base64')).to.toLowerCase() === email.toLowerCase();
  await forgetJobs(tx, JOB, ({ id = '', sealed = '' }) => isTo(id, sealed));
}
