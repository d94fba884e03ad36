import { remindAll } from '#server/relationships/dates/remind.ts';
import { remindOfCommitments } from '#server/relationships/plan/commitments.ts';
import { purgeRelationship } from '#server/relationships/purge.ts';
import { sealGuards } from '#server/relationships/record/guard.ts';
import { PURGE } from '#server/relationships/record/records.ts';
import type { House } from '#server/services.ts';

const REMIND = 'relationships.remind';

export async function scheduleRelationshipJobs(house: Omit<House, 'close'>) {
  await sealGuards(house);
  house.jobs.handle(PURGE, ({ id = '' }) => purgeRelationship(house, id));
  house.jobs.handle(REMIND, async () => {
    await remindAll(house);
    await remindOfCommitments(house);
  });
  await house.jobs.every(REMIND, 5 * 60);
}
