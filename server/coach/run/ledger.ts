import { countAnswer, type Went } from '#server/coach/health/health.ts';
import type { Ceiling, Ceilings, Reservation } from '#server/coach/spend/spend.ts';
import { charge, leaveFor, release, reserve } from '#server/coach/spend/spend.ts';
import type { Foundation } from '#server/foundation.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { countCard } from '#server/safety/counts.ts';
import { withoutContent } from '#server/without-content.ts';

export type Ledger = {
  reserve(people: readonly string[], host: string, wanted: Ceiling): ReturnType<typeof reserve>;
  /** Whether a question may be sent before its tokens are reserved. */
  leaveFor(member: string, host: string): Promise<boolean>;
  charge(held: Reservation, used: number): void;
  release(held: Reservation): void;
  /** The member wrote that they are under 18. Resolves once that is stored. */
  doubtAge(member: string): Promise<void>;
  /** Names that these members wrote down, which never leave. */
  namesOf(people: readonly string[]): Promise<string[]>;
  /** Counts a shown safety card, without the member. */
  count(assessment: Assessment): void;
  /** Counts how an answer went, for the operator. */
  tally(went: Went): void;
};

export type LedgerDeps = Pick<Foundation, 'db' | 'read' | 'log' | 'now'> & {
  /** Notes in the writer's account that they may be a minor. */
  doubtAge(member: string): Promise<unknown>;
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
