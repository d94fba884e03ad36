import { withoutNames } from '#web/kit/share/share.ts';
import type { Chat } from '#web/text-analysis/export/chat.ts';
import { figuresOf } from '#web/text-analysis/export/figures.ts';
import { readFile } from '#web/text-analysis/export/read.ts';
import type { Asked, Told } from '#web/text-analysis/export/reader.ts';

/** The chat stays in the worker; it sends figures, and the few messages that somebody looks at. */
let chat: Chat | undefined;

const post = (told: Told) => postMessage(told);

async function read({ file, wish }: Extract<Asked, { kind: 'read' }>): Promise<void> {
  const parsed = await readFile(file, wish, (fraction) => post({ kind: 'progress', fraction }));
  if (parsed.kind !== 'chat') return post(parsed);
  chat = parsed.chat;
  post({ kind: 'progress', fraction: 0.95 });
  post({ kind: 'figures', figures: figuresOf(chat) });
}

function show({ from, count }: Extract<Asked, { kind: 'show' }>): void {
  const { lines = [], people = [] } = chat ?? {};
  const shown = lines.slice(from, from + count).map((line, at) => ({
    ...line,
    index: from + at,
    text: withoutNames(line.text, people),
  }));
  post({ kind: 'shown', lines: shown });
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.kind === 'show') show(data);
  // Whatever a broken file causes, the page gets an answer.
  else read(data).catch(() => post({ kind: 'problem', problem: 'unknown' }));
});
