import type { Logger } from 'pino';
import type { Breaker } from '#server/coach/model/breaker.ts';
import type { Provider } from '#server/coach/model/provider.ts';
import type { Patience } from '#server/coach/model/watch.ts';
import type { Adapter } from '#server/coach/port.ts';
import type { Ledger } from '#server/coach/run/ledger.ts';

/** With what answers are made. */
export type Desk = {
  /** The outside provider, where one is configured. */
  provider: Provider | undefined;
  breaker: Breaker;
  embedded: Adapter;
  ledger: Ledger;
  log: Logger;
  patience: Patience;
  /** Members of whom a question went out that nothing is set aside for yet, one of each; or that nothing was left for. */
  ahead: Map<string, 'asked' | 'refused'>;
};
