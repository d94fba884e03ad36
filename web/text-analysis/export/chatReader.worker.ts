import { withoutNames } from '#web/kit/share/share.ts';
import type { Chat } from '#web/text-analysis/export/chat.ts';
import { figuresOf } from '#web/text-analysis/export/figures.ts';
import { readFile } from '#web/text-analysis/export/read.ts';
import type { Asked, Told } from '#web/text-analysis/export/reader.ts';

/** The chat stays in the worker; it sends figures, and the few messages that somebody looks at. */
let chat: Chat | undefined;

const tell = (told: Told) => postMessage(told);

async function read({ file, wish }: Extract<Asked, { kind: 'read' }>): Promise<void> {
  const parsed = await readFile(file, wish, (fraction) => tell({ kind: 'progress', fraction }));
  if (parsed.kind !== 'chat') return tell(parsed);
  chat = parsed.chat;
  tell({ kind: 'progress', fraction: 0.95 });
  tell({ kind: 'figures', figures: figuresOf(chat) });
}

function show({ from, count }: Extract<Asked, { kind: 'show' }>): void {
  const { lines = [], people = [] } = chat ?? {};
  const shown = lines.slice(from, from + count).map((line, at) => ({
    ...line,
    index: from + at,
    text: withoutNames(line.text, people),
  }));
  tell({ kind: 'shown', lines: shown });
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.kind === 'show') show(data);
  // Whatever a broken file causes, the page gets an answer.
  else read(data).catch(() => tell({ kind: 'problem', problem: 'unknown' }));
});
