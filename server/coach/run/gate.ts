import { allAgreed } from '#server/coach/consent/consent.ts';
import type { Standing } from '#server/coach/port.ts';
import { countSafety } from '#server/coach/safety/counts.ts';
import { type Ceilings, type Reservation, reserve, settle } from '#server/coach/spend/spend.ts';
import type { House } from '#server/house.ts';
import { withoutContent } from '#server/http/failure.ts';

/** What must be asked before anybody's words go to a provider, and written down afterwards. */
export type Gate = {
  allAgreed(people: readonly string[], provider: { name: string; host: string }): Promise<boolean>;
  reserve(member: string, tokens: number): ReturnType<typeof reserve>;
  settle(held: Reservation, used: number): void;
  /** That a safety card is shown, without whose. */
  count(standing: Standing): void;
};

export function openGate(house: Pick<House, 'db' | 'read' | 'log' | 'now'>, ceilings: Ceilings): Gate {
  const note = (writing: Promise<unknown>) =>
    void writing.catch((error) => house.log.error({ error: withoutContent(error) }, 'a count could not be kept'));
  return {
    allAgreed: (people, provider) => allAgreed(house.read, people, provider),
    reserve: (member, tokens) => reserve(house, member, tokens, ceilings),
    settle: (held, used) => note(settle(house, held, used)),
    count: (standing) => note(countSafety(house, standing)),
  };
}
