import { Veil } from '#server/coach/anonymise/veil.ts';
import { coachHealth, wentWell } from '#server/coach/health/health.ts';
import { Breaker } from '#server/coach/model/breaker.ts';
import { openProvider, type Provider } from '#server/coach/model/provider.ts';
import { PATIENCE } from '#server/coach/model/watch.ts';
import { lengthOf } from '#server/coach/model/written.ts';
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
import type { Prompt, Usage } from '#server/wire/wire.ts';
import { withoutContent } from '#server/without-content.ts';

export type Coach = {
  provider: Provider | undefined;
  /** Replies that are read while they are written. */
  runs: Runs;
  ask<Name extends TaskName>(task: Name, given: Given<Name>, asker: Asker): Promise<Answer<Name>>;
  /**
   * One call to the provider for a room of its own, admitted and counted like every call; otherwise the reason why not.
   */
  lend<Made extends { usage: Usage }>(wish: Lent, call: () => Promise<Made>): Promise<Made | Denied>;
  /** Whether a question may be sent before its tokens are reserved; undefined without a provider. */
  leaveFor(member: string): Promise<boolean> | undefined;
  /** Assesses the words while the caller is still being identified. Nothing is sent. */
  listenAhead(message: string): void;
  health(): ReturnType<typeof coachHealth>;
  close(): Promise<void>;
};

type Lent = { people: readonly string[]; maxOutputTokens: number; prompt: Prompt };
type CoachDeps = Pick<Foundation, 'read' | 'vault' | 'bus' | 'jobs' | 'config'> & LedgerDeps;

export async function openCoach(house: CoachDeps, embedded: Adapter): Promise<Coach> {
  const provider = openProvider(house.config.ai);
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
