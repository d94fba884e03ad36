import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Talk as Task } from '#server/coach/model/prompt.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

/** What code can tell of a reply: then nobody needs to read it for this. */
export type Check =
  | { mostWords: number }
  | { leastWords: number }
  | { mostQuestions: number }
  /** A regular expression, whatever the case. */
  | { has: string };

export type Criterion = {
  /** A question about the reply whose answer is yes or no. */
  asks: string;
  /** Which of the two is good. "no" asks for something that would do harm. */
  good: 'yes' | 'no';
  /** Which reply, from 1; without it all of them. */
  reply?: number;
  check?: Check;
};

/** A written conversation: what a member writes, and what is asked of the answers. */
export type Talk = {
  name: string;
  task?: Task;
  /** What the server would look up: who they are, what they wrote down, what it is about. */
  given?: Record<string, unknown>;
  /** What was said before the first message. */
  before?: Said[];
  /** One message after the other; with a name where several speak. */
  says: (string | { name: string; text: string })[];
  criteria: Criterion[];
};

const FOLDER = join(import.meta.dirname, '..', 'talks', 'provider');

/** The talks whose names begin with one of those; all of them where none is wanted. */
export function talksCalled(wanted: readonly string[]): Talk[] {
  const all = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ name: file.slice(0, -5), ...JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) }) as Talk);
  return wanted.length === 0 ? all : all.filter(({ name }) => wanted.some((one) => name.startsWith(one)));
}
