import type { Line, Problem, Wish } from '#web/text-analysis/export/chat.ts';
import type { Figures } from '#web/text-analysis/export/figures.ts';
import address from './chatReader.worker.ts?worker&url';

export type ShownLine = Line & { index: number };
/** Messages to the worker. */
export type Asked = { kind: 'read'; file: Blob; wish: Wish } | { kind: 'show'; from: number; count: number };
/** Messages from the worker. */
export type Told =
  | { kind: 'progress'; fraction: number }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'choose'; chats: { name: string; messages: number }[] }
  | { kind: 'figures'; figures: Figures }
  | { kind: 'shown'; lines: ShownLine[] };

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
};

/** A trusted script address, where the page's policy demands one. */
function trusted(): string {
  const policies: Policies | undefined = Reflect.get(globalThis, 'trustedTypes');
  return (
    policies?.createPolicy('mallama-chat-reader', { createScriptURL: () => address }).createScriptURL(address) ??
    address
  );
}

/** Reads an exported chat in a worker. Closing it discards everything. */
export function openReader(onTold: (told: Told) => void) {
  const worker = new Worker(trusted(), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => onTold(data);
  worker.onerror = () => onTold({ kind: 'problem', problem: 'unknown' });
  return {
    ask: (asked: Asked) => worker.postMessage(asked),
    close: () => worker.terminate(),
  };
}
