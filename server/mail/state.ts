import { desc, eq } from 'drizzle-orm';
import type { Foundation } from '#server/foundation.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Letter, LetterKind } from '#server/mail/mail.ts';
import { JOB } from '#server/mail/open.ts';
import { filedLetters } from '#server/mail/outbox.ts';
import { HOUSE_OWNER } from '#server/vault/house-owner.ts';

type Known = { id: string; kind: LetterKind | null; at: Date; delivered: boolean; tries: number };

const MOST = 50;

/** The moment in an id of ours. */
const madeAt = (id: string) => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

async function waiting({ db, vault }: Pick<Foundation, 'db' | 'vault'>): Promise<Known[]> {
  const rows = await db.select().from(jobs).where(eq(jobs.name, JOB)).orderBy(desc(jobs.id)).limit(MOST);
  const safe = await vault.of(HOUSE_OWNER);
  return rows.map(({ payload: { id = '', sealed = '' }, attempts: tries }) => {
    const { kind } = safe.open<Letter>(JOB, id, Buffer.from(sealed, 'base64'));
    return { id, kind: kind ?? null, at: madeAt(id), delivered: false, tries };
  });
}

/** Letters that wait and, where letters are files, those that were written: what about and when, and nothing else. */
export async function outboxState(house: Pick<Foundation, 'db' | 'vault' | 'config'>) {
  const isFiles = house.config.mail.smtpUrl === undefined;
  const [open, filed] = await Promise.all([waiting(house), isFiles ? filedLetters(house.config, MOST) : []]);
  const written = filed.map(({ id, kind }): Known => ({ id, kind, at: madeAt(id), delivered: true, tries: 0 }));
  return { isFiles, letters: [...open, ...written] };
}
