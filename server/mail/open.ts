import { newId } from '#server/clock/ids.ts';
import type { Config } from '#server/config.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Carrier, Letter, LetterKind, Mail } from '#server/mail/mail.ts';
import { outbox } from '#server/mail/outbox.ts';
import { smtp } from '#server/mail/smtp.ts';
import { HOUSE_OWNER } from '#server/vault/house-owner.ts';
import type { Vault } from '#server/vault/vault.ts';

export const JOB = 'mail.send';

/** For a day the job of a sent email shows its kind and time, without contents or recipient. */
const doneKey = (kind: LetterKind | undefined, id: string) => `${JOB}:${kind ?? ''}:${id}`;

type MailHouse = { config: Config; vault: Vault; jobs: Jobs; now: () => Date };

/** The mail server at `SMTP_URL`, or files in the data folder. */
export async function carrierFor(config: Config): Promise<Carrier> {
  return config.mail.smtpUrl ? smtp(config.mail.smtpUrl, config) : outbox(config);
}

/** Emails are queued as sealed jobs, so that none is lost and no request waits for a mail server. */
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
