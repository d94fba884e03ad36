import { Breaker } from '#server/coach/llm/breaker.ts';
import { openProvider, type Provider } from '#server/coach/llm/model.ts';
import { PATIENCE } from '#server/coach/llm/watch.ts';
import type { Adapter, Answer } from '#server/coach/port.ts';
import { type Asker, ask } from '#server/coach/run/ask.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import { openGate } from '#server/coach/run/gate.ts';
import { Runs } from '#server/coach/run/runs.ts';
import { tidyRuns } from '#server/coach/run/tidy.ts';
import { ceilingsOf } from '#server/coach/spend/spend.ts';
import type { Given, TaskName } from '#server/coach/tasks/tasks.ts';
import type { House } from '#server/house.ts';

/** Whoever wants to be coached comes here. */
export type Coach = {
  /** The outside provider, where one is configured. */
  provider: Provider | undefined;
  /** Talk: replies that are written while they are read. */
  runs: Runs;
  /** Everything else: a whole result at once. */
  ask<Name extends TaskName>(task: Name, given: Given<Name>, asker: Asker): Promise<Answer<Name>>;
  close(): Promise<void>;
};

type Ground = Pick<House, 'db' | 'read' | 'vault' | 'bus' | 'jobs' | 'log' | 'now' | 'config'>;

/** The first words for a provider should not wait for what hides the names in them. */
async function learnNames() {
  const { Veil } = await import('#server/coach/anonymise/hide.ts');
  new Veil().hide('Ready.');
}

/** The coach of this house: the embedded one, and the provider that the configuration names. */
export async function openCoach(house: Ground, embedded: Adapter): Promise<Coach> {
  const provider = await openProvider(house.config.ai);
  const { log } = house;
  const gate = openGate(house, ceilingsOf(house.config.ai.dailyTokens));
  const desk: Desk = { provider, embedded, gate, log, breaker: new Breaker(), patience: PATIENCE };
  const runs = new Runs(house, desk);
  await tidyRuns(house);
  if (provider) void learnNames();
  return {
    provider,
    runs,
    ask: (task, given, asker) => ask(desk, task, given, asker),
    close: () => runs.close(),
  };
}
