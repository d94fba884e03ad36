type ToastTone = 'success' | 'error' | 'info';
/** Without `milliseconds` the time depends on the length of the text. */
export type ToastWords = {
  title: string;
  text?: string;
  tone?: ToastTone;
  milliseconds?: number;
  /** One action. Pressing it closes the toast. */
  action?: { label: string; run: () => void };
};
type Toast = ToastWords & { id: number };

/** Up to this width toasts stand at the top. */
const PHONE = 860;

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Can be called from anywhere. Only the newest toast is shown. */
export function toast(words: ToastWords): void {
  count += 1;
  show({ ...words, id: count });
}

/** Closes the toast with this id, or any without one. */
export function dismissToast(id?: number): void {
  if (id === undefined || current?.id === id) show(null);
}

/** On a phone toasts lie on a dialog's title, so one that only says that something went well leaves when a dialog opens. */
export function makeRoomForDialog(): void {
  if (innerWidth <= PHONE && current && current.tone !== 'error' && !current.action) show(null);
}

export function currentToast(): Toast | null {
  return current;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Long enough to read twice, and longer for errors. */
export function toastTime({ title, text = '', tone, milliseconds }: ToastWords): number {
  if (milliseconds !== undefined) return milliseconds;
  const reading = 3000 + (title.length + text.length) * 60;
  return tone === 'error' ? Math.max(10_000, reading * 1.5) : Math.max(5000, reading);
}

function show(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}
