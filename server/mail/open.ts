import { newId } from '#server/clock/ids.ts';
import type { Config } from '#server/config.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Carrier, Letter, LetterKind, Mail } from '#server/mail/mail.ts';
import { outbox } from '#server/mail/outbox.ts';
import { smtp } from '#server/mail/smtp.ts';
import { HOUSE_OWNER } from '#server/vault/house-owner.ts';
import type { Vault } from '#server/vault/vault.ts';

export const JOB = 'mail.send';

/** A letter that was carried out is known for a day by what it was about and when: nothing of it, and not to whom. */
const doneKey = (kind: LetterKind | undefined, id: string) => `${JOB}:${kind ?? ''}:${id}`;

type MailHouse = { config: Config; vault: Vault; jobs: Jobs; now: () => Date };

/** Who carries the letters out: the mail server at `SMTP_URL`, or files in the data folder. */
export async function carrierFor(config: Config): Promise<Carrier> {
  return config.mail.smtpUrl ? smtp(config.mail.smtpUrl, config) : outbox(config);
}

/** Letters wait as jobs, sealed, so that none is lost and no request waits for a mail server. */
export function openMail({ vault, jobs, now }: MailHouse, carrier: Carrier): Mail {
  jobs.handle(JOB, async ({ id = '', sealed = '' }) => {
    const safe = await vault.of(HOUSE_OWNER);
    await carrier.carry(safe.open<Letter>(JOB, id, Buffer.from(sealed, 'base64')), id);
  });
  return {
    async send(letter, tx) {
      const id = newId(now());
      const sealed = (await vault.of(HOUSE_OWNER)).seal(JOB, id, letter).toString('base64');
      await jobs.add(JOB, { id, sealed }, { key: doneKey(letter.kind, id), ...(tx && { tx }) });
    },
  };
}
