import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Foundation } from '#server/foundation.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Letter, LetterKind } from '#server/mail/mail.ts';
import { JOB } from '#server/mail/open.ts';
import { filedLetters } from '#server/mail/outbox.ts';
import { HOUSE_OWNER } from '#server/vault/house-owner.ts';

type Known = { id: string; kind: LetterKind | null; at: Date; delivered: boolean; tries: number };

const MOST = 50;

/** The time in one of our ids. */
const madeAt = (id: string) => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/** Emails that the mail server accepted in the last day. */
async function handedOver({ db }: Pick<Foundation, 'db'>): Promise<Known[]> {
  const isDone = and(eq(jobs.name, JOB), isNotNull(jobs.doneAt));
  const rows = await db.select({ key: jobs.key }).from(jobs).where(isDone).orderBy(desc(jobs.id)).limit(MOST);
  return rows.map(({ key }) => {
    const [, kind = '', id = ''] = key?.split(':') ?? [];
    return { id, kind: (kind || null) as LetterKind | null, at: madeAt(id), delivered: true, tries: 0 };
  });
}

async function waiting({ db, vault }: Pick<Foundation, 'db' | 'vault'>): Promise<Known[]> {
  const isOpen = and(eq(jobs.name, JOB), isNull(jobs.doneAt));
  const rows = await db.select().from(jobs).where(isOpen).orderBy(desc(jobs.id)).limit(MOST);
  const safe = await vault.of(HOUSE_OWNER);
  return rows.map(({ payload: { id = '', sealed = '' }, attempts: tries }) => {
    const { kind } = safe.open<Letter>(JOB, id, Buffer.from(sealed, 'base64'));
    return { id, kind: kind ?? null, at: madeAt(id), delivered: false, tries };
  });
}

const filed = async ({ config }: Pick<Foundation, 'config'>): Promise<Known[]> =>
  (await filedLetters(config, MOST)).map(({ id, kind }) => ({ id, kind, at: madeAt(id), delivered: true, tries: 0 }));

/** Waiting and sent emails, by kind and time only. */
export async function outboxState(house: Pick<Foundation, 'db' | 'vault' | 'config'>) {
  const isFiles = house.config.mail.smtpUrl === undefined;
  const [open, written] = await Promise.all([waiting(house), isFiles ? filed(house) : handedOver(house)]);
  return { isFiles, letters: [...open, ...written] };
}
