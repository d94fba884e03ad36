import { countAnswer, type Went } from '#server/coach/health/health.ts';
import type { Ceiling, Ceilings, Reservation } from '#server/coach/spend/spend.ts';
import { charge, leaveFor, release, reserve } from '#server/coach/spend/spend.ts';
import type { Foundation } from '#server/foundation.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { countCard } from '#server/safety/counts.ts';
import { withoutContent } from '#server/without-content.ts';

/** What must be asked before anybody's words go to a provider, and written down afterwards. */
export type Ledger = {
  reserve(people: readonly string[], host: string, wanted: Ceiling): ReturnType<typeof reserve>;
  /** Whether they may be asked for before anything is set aside. */
  leaveFor(member: string, host: string): Promise<boolean>;
  charge(held: Reservation, used: number): void;
  /** Nobody was asked. */
  release(held: Reservation): void;
  /** They wrote that they are under 18: returns when that is written down. */
  doubtAge(member: string): Promise<void>;
  /** How those are called whom these members wrote down: none of it leaves. */
  namesOf(people: readonly string[]): Promise<string[]>;
  /** That a safety card is shown, without whose. */
  count(assessment: Assessment): void;
  /** How an answer went, for the operator. */
  tally(went: Went): void;
};

export type LedgerDeps = Pick<Foundation, 'db' | 'read' | 'log' | 'now'> & {
  /** Notes in the account of whoever wrote it that they may be a minor. */
  doubtAge(member: string): Promise<unknown>;
  /** How whoever is in a member's life is called. */
  namesOf(member: string): Promise<Iterable<string>>;
};

export function openLedger(house: LedgerDeps, ceilings: Ceilings): Ledger {
  const failed = (error: unknown) =>
    house.log.error({ error: withoutContent(error) }, 'what a reply leaves behind could not be kept');
  const note = (writing: Promise<unknown>) => void writing.catch(failed);
  return {
    reserve: (people, host, wanted) => reserve(house, people, host, wanted, ceilings),
    leaveFor: (member, host) => leaveFor(house, member, host, ceilings),
    charge: (held, used) => note(charge(house, held, used)),
    release: (held) => note(release(house, held)),
    doubtAge: (member) => house.doubtAge(member).then(() => {}, failed),
    namesOf: async (people) => (await Promise.all(people.map(house.namesOf))).flatMap((names) => [...names]),
    count: (assessment) => note(countCard(house, assessment)),
    tally: (went) => note(countAnswer(house, went)),
  };
}
