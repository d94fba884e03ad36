import { doubtAge } from '#server/account/age.ts';
import { Breaker } from '#server/coach/model/breaker.ts';
import type { Provider } from '#server/coach/model/provider.ts';
import { openProvider } from '#server/coach/model/provider.ts';
import { PATIENCE, type Patience } from '#server/coach/model/watch.ts';
import type { Adapter } from '#server/coach/port.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import { openLedger } from '#server/coach/run/ledger.ts';
import { type Ceilings, ceilingsOf } from '#server/coach/spend/spend.ts';
import { knownPeople } from '#server/relationships/relationships.ts';
import type { House } from '#server/services.ts';
import type { FaultKind } from '#server/wire/fault.ts';

/** A coach that says what it was asked, so that a test sees whose answer it reads. */
const plainCoach: Adapter = {
  name: 'embedded',
  model: 'plain',
  run: (_name, input) => {
    const message = 'message' in input ? input.message : '';
    return { response: `Embedded: I hear "${message}"`, strategies: [], notice: null } as never;
  },
};

type Wishes = {
  provider?: Provider | undefined;
  patience?: Partial<Patience>;
  ceilings?: Ceilings;
  embedded?: Adapter;
};

/** What a reply is written with, with everything that a test does not say. */
export function deskOf(
  house: House,
  { provider, patience, ceilings = ceilingsOf(20_000_000), embedded = plainCoach }: Wishes = {},
): Desk {
  const namesOf = async (member: string) => (await knownPeople.namesOf(house, member)).values();
  const breaker = new Breaker(() => house.now().getTime());
  return {
    provider,
    breaker,
    embedded,
    ledger: openLedger({ ...house, doubtAge: (member) => doubtAge(house, member), namesOf }, ceilings),
    log: house.log,
    patience: { ...PATIENCE, ...patience },
    ahead: new Map(),
  };
}

/** The provider that a fake one stands for: as if it were somewhere else, unless it is said to be here. */
export async function providerAt(baseUrl: string, isLocal = false): Promise<Provider> {
  const provider = openProvider({ provider: 'openai-compatible', model: 'fake', baseUrl, key: 'a-key' });
  if (!provider) throw new Error('a provider was meant');
  return { ...provider, isLocal, context: 32_000 };
}

/** Every wait is long but the one that a fault is about: on a busy machine another one would end first now and then. */
export const waitsFor = (fault?: FaultKind): Patience => ({
  first: fault === 'slow_start' ? 500 : 15_000,
  gap: fault === 'stalled' ? 500 : 15_000,
  talk: fault === 'too_slow' ? 2000 : 30_000,
  result: 30_000,
});
