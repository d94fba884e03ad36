type Bucket = { left: number; at: number };

const HELD = 10_000;

/** A leaky bucket per network address, in this process only: the first and cheapest protection against floods. */
export function floodgate(burst: number, perSecond: number) {
  const buckets = new Map<string, Bucket>();
  return function admits(place: string, at: number): boolean {
    const known = buckets.get(place);
    const left = known ? Math.min(burst, known.left + ((at - known.at) / 1000) * perSecond) : burst;
    if (!known && buckets.size >= HELD) buckets.delete(buckets.keys().next().value ?? '');
    buckets.set(place, { left: Math.max(0, left - 1), at });
    return left >= 1;
  };
}
