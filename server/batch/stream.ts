import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import * as z from 'zod/mini';
import type { BatchTask } from '#server/batch/tasks.ts';

type Line = { id: unknown; result: unknown } | { id: unknown; error: string };

/** The field, what is wrong with it, and its allowed values. */
const told = (issue: z.core.$ZodIssue) => {
  const takes = issue.code === 'invalid_value' ? ` (one of ${issue.values.join(', ')})` : '';
  return `${issue.path.join('.') || 'line'} ${issue.code}${takes}`;
};

/** What was wrong, without the input. */
function reason(error: unknown): string {
  if (error instanceof z.core.$ZodError) return `invalid input: ${error.issues.map(told).join(', ')}`;
  return error instanceof SyntaxError ? 'not a line of JSON' : 'could not be answered';
}

async function answer(task: BatchTask, line: string): Promise<Line> {
  let id: unknown = null;
  try {
    const input: unknown = JSON.parse(line);
    if (input && typeof input === 'object' && 'id' in input) ({ id } = input);
    return { id, result: (await task(input)) ?? null };
  } catch (error) {
    return { id, error: reason(error) };
  }
}

/** Reads the next line only when the previous one is done. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + decoder.write(Buffer.from(chunk))).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest + decoder.end();
}

/**
 * Answers each line of JSON with one line of JSON, in order. A bad line is answered with its error. Reading waits for
 * the output's reader, so an input can be of any length.
 */
export async function answerLines(task: BatchTask, input: Readable, output: Writable): Promise<void> {
  for await (const line of linesOf(input)) {
    if (!line.trim()) continue;
    const said = `${JSON.stringify(await answer(task, line))}\n`;
    if (!output.write(said)) await once(output, 'drain');
  }
}
