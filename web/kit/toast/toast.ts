type ToastTone = 'success' | 'error' | 'info';
/** Without milliseconds the time follows from the length of the words. */
export type ToastWords = {
  title: string;
  text?: string;
  tone?: ToastTone;
  milliseconds?: number;
  /** One way on. Pressing it takes the toast away. */
  action?: { label: string; run: () => void };
};
type Toast = ToastWords & { id: number };

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Callable from anywhere. At most one is visible: the newest takes the place of the one before. */
export function toast(words: ToastWords): void {
  count += 1;
  show({ ...words, id: count });
}

/** Without an id it takes away whatever is shown; with one, only that toast. */
export function dismissToast(id?: number): void {
  if (id === undefined || current?.id === id) show(null);
}

export function currentToast(): Toast | null {
  return current;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Long enough to read twice, and longer for what went wrong. */
export function toastTime({ title, text = '', tone, milliseconds }: ToastWords): number {
  if (milliseconds !== undefined) return milliseconds;
  const reading = 3000 + (title.length + text.length) * 60;
  return tone === 'error' ? Math.max(10_000, reading * 1.5) : Math.max(5000, reading);
}

function show(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}
