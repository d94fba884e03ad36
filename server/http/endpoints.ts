import type { Meta } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';

export type Endpoint = Meta & { name: string; method: string; path: string; pattern: RegExp; ids: string[] };

type Procedure = { '~orpc': { route: { method?: string; path?: string }; meta: Meta } };

const isProcedure = (value: object): value is Procedure => '~orpc' in value;

const literally = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

function describe(name: string, { '~orpc': { route, meta } }: Procedure): Endpoint {
  const path = route.path ?? '';
  const pattern = new RegExp(`^${literally(path).replace(/\{\+?\w+\}/g, '[^/]+')}$`);
  const ids = [...path.matchAll(/\{\+?(\w+)\}/g)].map(([, id = '']) => id);
  return { name, method: route.method ?? 'POST', path, pattern, ids, ...meta };
}

function walk(value: object, name: string): Endpoint[] {
  if (isProcedure(value)) return [describe(name, value)];
  return Object.entries(value).flatMap(([key, inner]) => walk(inner, name ? `${name}.${key}` : key));
}

/** Every endpoint of the contract, as a list: `room.verb`, access, method and path. */
export const endpoints: readonly Endpoint[] = walk(contract, '');

const inOrder = endpoints.toSorted((a, b) => a.ids.length - b.ids.length);
const firstStep = (path: string) => path.split('/', 2)[1];
/** No path begins with a parameter. */
const byFirstStep = Map.groupBy(inOrder, ({ path }) => firstStep(path));

/** What the contract knows at this path, whatever stands in its parameters: like the router, first what says it in words. */
export const endpointsAt = (path: string) =>
  (byFirstStep.get(firstStep(path)) ?? []).filter((endpoint) => endpoint.pattern.test(path));
