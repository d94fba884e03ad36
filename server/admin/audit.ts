import { desc, eq, lt } from 'drizzle-orm';
import { KEPT_DAYS } from '#contract/retention.ts';
import { adminActions as t } from '#server/admin/table.ts';
import { newId } from '#server/clock/ids.ts';
import { idIn } from '#server/found.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'db' | 'now'>;

const ID = /^[\w-]{1,80}$/;
const DAY = 86_400_000;

const isPlain = (value: unknown): value is number | boolean => typeof value === 'number' || typeof value === 'boolean';

/** Keeps ids, numbers and choices of an input. Texts are dropped, because they might be a member's. */
function withoutText(input: unknown) {
  const given = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  const id = given.find(([name]) => name === 'id')?.[1];
  return {
    subject: typeof id === 'string' && ID.test(id) ? id : null,
    details: Object.fromEntries(given.filter((entry): entry is [string, number | boolean] => isPlain(entry[1]))),
  };
}

const FORGET = 'admin.forget';

/** Deletes old actions daily. */
export async function scheduleAuditJobs({ db, now, jobs }: Deps & Pick<House, 'jobs'>) {
  jobs.handle(FORGET, async () => {
    await db.delete(t).where(lt(t.at, new Date(now().getTime() - KEPT_DAYS.adminActions * DAY)));
  });
  await jobs.every(FORGET, DAY / 1000);
}

/** Records an administrator's action before it is carried out, and marks it when it is done. */
export async function recordAction<Answer>(
  { db, now }: Deps,
  { adminId, action, input }: { adminId: string; action: string; input: unknown },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const at = now();
  const id = newId(at);
  await db.insert(t).values({ id, adminId, action, at, ...withoutText(input) });
  const answer = await work();
  await db.update(t).set({ isDone: true }).where(eq(t.id, id));
  return answer;
}

export async function readActions({ db }: Deps, { before, limit }: { before?: string | undefined; limit: number }) {
  const rows = await db
    .select()
    .from(t)
    .where(before === undefined ? undefined : lt(t.id, idIn(before)))
    .orderBy(desc(t.id))
    .limit(limit);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
