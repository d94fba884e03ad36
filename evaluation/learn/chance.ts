/** The same numbers in every run. */
export function chance(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffled<Item>(all: readonly Item[], next: () => number): Item[] {
  const out = [...all];
  for (let i = out.length - 1; i > 0; i--) {
    const k = Math.floor(next() * (i + 1));
    [out[i], out[k]] = [out[k] as Item, out[i] as Item];
  }
  return out;
}
