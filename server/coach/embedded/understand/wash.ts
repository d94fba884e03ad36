import { cleaned } from '#server/coach/embedded/understand/clean.ts';

/** Everything that was handed in, without what speaks to an AI; `found` tells whether there was such. */
export function washed<Value>(value: Value): { value: Value; found: boolean } {
  let found = false;
  const wash = (one: unknown): unknown => {
    if (typeof one === 'string') {
      const { text, addressesAi } = cleaned(one);
      found ||= addressesAi;
      return text;
    }
    if (Array.isArray(one)) return one.map(wash);
    if (one && typeof one === 'object')
      return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, wash(part)]));
    return one;
  };
  return { value: wash(value) as Value, found };
}
