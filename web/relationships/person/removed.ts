/** Somebody who was just deleted, and until when they can be brought back. */
export type Removed = { id: string; personName: string; until: number };

let removed: readonly Removed[] = [];
const listeners = new Set<() => void>();

export const readRemoved = (): readonly Removed[] => removed;

export function onRemoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Waits outside of any page, so that deleting on one page can be undone on the next. */
export function rememberRemoved(one: Removed): void {
  show([...removed.filter(({ id }) => id !== one.id), one]);
}

export function forgetRemoved(id: string): void {
  show(removed.filter((one) => one.id !== id));
}

function show(next: readonly Removed[]): void {
  removed = next;
  for (const listener of listeners) listener();
}
