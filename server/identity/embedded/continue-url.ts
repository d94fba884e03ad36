import { field } from '#server/identity/embedded/body.ts';
import type { Ask, Provider } from '#server/identity/embedded/provider.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

/** Where a link may lead back to: only to our own origin, since our letters could lead people anywhere otherwise. */
export function readContinueUrl({ origins }: Pick<Provider, 'origins'>, ask: Ask): string | undefined {
  const typed = field(ask, 'continueUrl');
  if (typed === undefined) return undefined;
  if (!URL.canParse(typed)) throw new Verdict('INVALID_CONTINUE_URI');
  const url = new URL(typed);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new Verdict('INVALID_CONTINUE_URI');
  if (origins && !origins.includes(url.origin)) throw new Verdict('UNAUTHORIZED_DOMAIN');
  return origins ? url.href : typed;
}
