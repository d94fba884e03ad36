import { Veil } from '#server/coach/anonymise/veil.ts';
import { coachHealth, wentWell } from '#server/coach/health/health.ts';
import type { Usage } from '#server/coach/model/ask.ts';
import { Breaker } from '#server/coach/model/breaker.ts';
import { openProvider, type Provider } from '#server/coach/model/provider.ts';
import { PATIENCE } from '#server/coach/model/watch.ts';
import { lengthOf, type Prompt } from '#server/coach/model/written.ts';
import type { Adapter, Answer } from '#server/coach/port.ts';
import { type Asker, ask } from '#server/coach/run/ask.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import { type LedgerDeps, openLedger } from '#server/coach/run/ledger.ts';
import { admitted, booked, type Denied, permitFor } from '#server/coach/run/permit.ts';
import { Runs } from '#server/coach/run/runs.ts';
import { tidyRuns } from '#server/coach/run/tidy.ts';
import { ceilingsOf } from '#server/coach/spend/spend.ts';
import type { Given, TaskName } from '#server/coach/tasks/tasks.ts';
import type { Foundation } from '#server/foundation.ts';
import { heard } from '#server/safety/heard.ts';
import { withoutContent } from '#server/without-content.ts';

/** Whoever wants to be coached comes here. */
export type Coach = {
  /** The outside provider, where one is configured. */
  provider: Provider | undefined;
  /** Talk: replies that are written while they are read. */
  runs: Runs;
  /** Everything else: a whole result at once. */
  ask<Name extends TaskName>(task: Name, given: Given<Name>, asker: Asker): Promise<Answer<Name>>;
  /** One call of somebody's own to the provider, admitted and counted as all are; or why there is none. */
  lend<Made extends { usage: Usage }>(wish: Lent, call: () => Promise<Made>): Promise<Made | Denied>;
  /** Whether what somebody says may go out while it is set aside for; undefined where there is no provider. */
  leaveFor(member: string): Promise<boolean> | undefined;
  /** Whoever says this is still being looked up: what safety sees in it is found meanwhile. Nothing leaves. */
  listenAhead(message: string): void;
  /** How answering went in the last days, for the operator. */
  health(): ReturnType<typeof coachHealth>;
  close(): Promise<void>;
};

type Lent = { people: readonly string[]; maxOutputTokens: number; prompt: Prompt };
type CoachDeps = Pick<Foundation, 'read' | 'vault' | 'bus' | 'jobs' | 'config'> & LedgerDeps;

/** The coach of this house: the embedded one, and the provider that the configuration names. */
export async function openCoach(house: CoachDeps, embedded: Adapter): Promise<Coach> {
  const provider = await openProvider(house.config.ai);
  const { log } = house;
  const ledger = openLedger(house, ceilingsOf(house.config.ai.dailyTokens));
  const desk: Desk = {
    provider,
    embedded,
    ledger,
    log,
    breaker: new Breaker(),
    patience: provider?.patience ?? PATIENCE,
    ahead: new Map(),
  };
  const runs = new Runs(house, desk);
  await tidyRuns(house);
  function listen(message: string) {
    try {
      heard([{ text: message, surface: 'chat' }]);
    } catch (error) {
      log.error({ error: withoutContent(error) }, 'a message could not be read ahead');
    }
  }
  async function askCounted<Name extends TaskName>(task: Name, given: Given<Name>, asker: Asker) {
    const begun = performance.now();
    const answer = await ask(desk, task, given, asker);
    ledger.tally(wentWell(answer.meta, performance.now() - begun));
    return answer;
  }
  return {
    provider,
    runs,
    ask: askCounted,
    async lend({ prompt, ...wish }, call) {
      const write = () => ({ ...prompt, veil: new Veil(), version: '', used: [], said: [] });
      const permit = admitted(desk, await permitFor(desk, { ...wish, length: lengthOf(prompt), write }));
      return 'reason' in permit ? permit : booked(desk, permit, () => '', call);
    },
    leaveFor: (member) => provider && ledger.leaveFor(member, provider.host),
    listenAhead: (message) => void (provider && setImmediate(listen, message)),
    health: () => coachHealth(house),
    close: () => runs.close(),
  };
}
