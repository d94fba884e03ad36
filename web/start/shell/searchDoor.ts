let listener = () => {};

/** Opens the search from wherever somebody asks for it. */
export const openSearch = (): void => listener();

/** Whoever shows the search; there is one on a page. Returns how to stop. */
export function onOpenSearch(open: () => void): () => void {
  listener = open;
  return () => {
    if (listener === open) listener = () => {};
  };
}
