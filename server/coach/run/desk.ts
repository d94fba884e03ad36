import type { Logger } from 'pino';
import type { Breaker } from '#server/coach/model/breaker.ts';
import type { Provider } from '#server/coach/model/provider.ts';
import type { Patience } from '#server/coach/model/watch.ts';
import type { Adapter } from '#server/coach/port.ts';
import type { Ledger } from '#server/coach/run/ledger.ts';

export type Desk = {
  provider: Provider | undefined;
  breaker: Breaker;
  embedded: Adapter;
  ledger: Ledger;
  log: Logger;
  patience: Patience;
  /** Members with a question sent before its tokens were reserved, at most one each, or whose reservation failed. */
  ahead: Map<string, 'asked' | 'refused'>;
};
