import { read } from '#server/coach/language/read.ts';
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
import { withoutContent } from '#server/http/failure.ts';

/** Whoever wants to be coached comes here. */
export type Coach = {
  /** The outside provider, where one is configured. */
  provider: Provider | undefined;
  /** Talk: replies that are written while they are read. */
  runs: Runs;
  /** Everything else: a whole result at once. */
  ask<Name extends TaskName>(task: Name, given: Given<Name>, asker: Asker): Promise<Answer<Name>>;
  /** Whoever says this is still being looked up: what is private in it is found meanwhile. Nothing leaves. */
  listenAhead(message: string): void;
  close(): Promise<void>;
};

type Ground = Pick<House, 'db' | 'read' | 'vault' | 'bus' | 'jobs' | 'log' | 'now' | 'config'>;

/** What hides names knows many words: it is loaded only where there is a provider, but before its first words. */
async function openVeil() {
  const { lookAhead } = await import('#server/coach/anonymise/hide.ts');
  lookAhead('Ready.');
  return (text: string) => {
    lookAhead(text);
    read(text);
  };
}

/** The coach of this house: the embedded one, and the provider that the configuration names. */
export async function openCoach(house: Ground, embedded: Adapter): Promise<Coach> {
  const provider = await openProvider(house.config.ai);
  const { log } = house;
  const gate = openGate(house, ceilingsOf(house.config.ai.dailyTokens));
  const desk: Desk = { provider, embedded, gate, log, breaker: new Breaker(), patience: PATIENCE };
  const runs = new Runs(house, desk);
  await tidyRuns(house);
  let look: ((text: string) => void) | undefined;
  const failed = (error: unknown) => log.error({ error: withoutContent(error) }, 'names could not be looked for ahead');
  if (provider)
    openVeil().then((ready) => {
      look = ready;
    }, failed);
  function listen(message: string) {
    try {
      look?.(message);
    } catch (error) {
      failed(error);
    }
  }
  return {
    provider,
    runs,
    ask: (task, given, asker) => ask(desk, task, given, asker),
    listenAhead: (message) => void setImmediate(listen, message),
    close: () => runs.close(),
  };
}
