import { field } from '#server/identity/embedded/body.ts';
import type { Ask, Provider } from '#server/identity/embedded/provider.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

/** Where a link may lead back to: only to our own hosts, or a letter of ours could carry people anywhere. */
export function readContinueUrl({ domains }: Pick<Provider, 'domains'>, ask: Ask): string | undefined {
  const url = field(ask, 'continueUrl');
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new Verdict('INVALID_CONTINUE_URI');
  if (domains && !domains.includes(new URL(url).hostname)) throw new Verdict('UNAUTHORIZED_DOMAIN');
  return url;
}
