import type { Meta } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';

type Endpoint = { '~orpc': { meta: Meta; route: { method?: string } } };

/** The rooms whose queries a successful call makes stale, from the contract. */
export function touchedBy(path: readonly string[]): readonly string[] {
  const endpoint: unknown = path.reduce<unknown>(
    (at, step) => (isObject(at) ? Reflect.get(at, step) : undefined),
    contract,
  );
  return isEndpoint(endpoint) ? endpoint['~orpc'].meta.touches : [];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEndpoint = (value: unknown): value is Endpoint => isObject(value) && '~orpc' in value;
