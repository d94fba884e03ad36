import { useSearchParams } from 'react-router';

/** How a list is ordered or narrowed stands in the address: Back, a reload and a link bring it. The first is what it is without a word. */
export function useInAddress<Value extends string>(name: string, values: readonly Value[], first: Value) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(name);
  const choose = (next: Value) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === first) after.delete(name);
        else after.set(name, next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [values.find((value) => value === asked) ?? first, choose] as const;
}
