// `npm run evaluate -- --talks`: plays written talks through the built-in guide and prints them, for somebody to read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guide } from '#server/coach/guide/guide.ts';
import { run } from '#server/coach/port.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

type Talk = { id: string; messages: string[] };

const all = () =>
  readFileSync(join(import.meta.dirname, 'sentences', 'talks.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Talk);

/** One talk as it would be read, taken up from what was said before as through the API. */
async function played({ id, messages }: Talk): Promise<string> {
  const history: Said[] = [];
  const lines = [`=== ${id}`];
  for (const message of messages) {
    const { output } = await run(guide, 'coachChat', { message, history, asText: true });
    history.push({ role: 'user', content: message }, { role: 'assistant', content: output.response });
    lines.push(message.replace(/^/gm, '> '), output.response, '');
  }
  return lines.join('\n');
}

export async function printTalks(): Promise<void> {
  for (const talk of all()) console.log(await played(talk));
}
