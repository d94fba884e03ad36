import { forgetEnded } from '#server/coach/run/store.ts';
import { forgetOldSpend } from '#server/coach/spend/spend.ts';
import type { Foundation } from '#server/foundation.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Replies can be read again for a day. Rooms store what is kept longer. */
export async function tidyRuns({ db, jobs, now }: Pick<Foundation, 'db' | 'jobs' | 'now'>) {
  jobs.handle('coach.tidy', async () => {
    await forgetEnded(db, new Date(now().getTime() - DAY));
    await forgetOldSpend({ db, now });
  });
  await jobs.every('coach.tidy', 60 * 60);
}
