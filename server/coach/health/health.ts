import { desc, gte, sql } from 'drizzle-orm';
import type { CoachMeta } from '#contract/coach.ts';
import { coachDays as t } from '#server/coach/health/table.ts';
import { spentByHouse } from '#server/coach/spend/spend.ts';
import type { Foundation } from '#server/foundation.ts';

type Deps = Pick<Foundation, 'db' | 'now'>;
const DAYS = 30;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

export type Went = {
  adapter: string;
  milliseconds: number;
  outcome: 'answered' | 'fell_back' | 'failed';
};

export const wentWell = ({ adapter, fallbackReason }: CoachMeta, milliseconds: number): Went => ({
  ...{ adapter, milliseconds },
  outcome: fallbackReason === null ? 'answered' : 'fell_back',
});

export async function countAnswer({ db, now }: Deps, { adapter, milliseconds: took, outcome }: Went) {
  const isAnswered = outcome !== 'failed';
  const milliseconds = isAnswered ? Math.round(took) : 0;
  const one = {
    answered: Number(isAnswered),
    fellBack: Number(outcome === 'fell_back'),
    failed: Number(!isAnswered),
  };
  await db
    .insert(t)
    .values({ day: dayOf(now()), adapter, ...one, milliseconds, slowest: milliseconds })
    .onConflictDoUpdate({
      target: [t.day, t.adapter],
      set: {
        answered: sql`${t.answered} + ${one.answered}`,
        fellBack: sql`${t.fellBack} + ${one.fellBack}`,
        failed: sql`${t.failed} + ${one.failed}`,
        milliseconds: sql`${t.milliseconds} + ${milliseconds}`,
        slowest: sql`greatest(${t.slowest}, ${milliseconds})`,
      },
    });
}

export async function coachHealth({ db, now }: Deps) {
  const since = dayOf(new Date(now().getTime() - DAYS * 86_400_000));
  const [days, spend] = await Promise.all([
    db.select().from(t).where(gte(t.day, since)).orderBy(desc(t.day), t.adapter),
    spentByHouse({ db }, since),
  ]);
  return {
    days: days.map(({ milliseconds, answered, ...day }) => ({
      ...{ ...day, answered },
      average: answered === 0 ? null : Math.round(milliseconds / answered),
    })),
    spend,
  };
}
