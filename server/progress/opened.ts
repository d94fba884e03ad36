import type { OpenedProgress, ProgressInput } from '#contract/progress.ts';
import {
  CATEGORIES,
  dayAfter,
  HISTORY_WEEKS,
  type Input,
  inputsOn,
  scoreFrom,
  windowStart,
} from '#contract/progress-scores.ts';
import { dayAt } from '#server/clock/time-zone.ts';
import { conversationsOf } from '#server/conversations/conversations.ts';
import type { Context } from '#server/http/context.ts';
import { readDeeds } from '#server/progress/deeds.ts';
import { doneFrom, scoresFrom } from '#server/progress/progress.ts';
import { knownPeople } from '#server/relationships/relationships.ts';

type Asking = Pick<Context, 'read' | 'vault' | 'now'>;

/** Every score with its inputs, and its value at the end of each of the last twelve weeks. */
export async function openProgress(context: Asking, ownerId: string, timeZone: string): Promise<OpenedProgress> {
  const now = context.now();
  const [rows, { talks }, people] = await Promise.all([
    readDeeds(context.read, ownerId, now, true),
    conversationsOf(context, ownerId),
    knownPeople.namesOf(context, ownerId),
  ]);
  const done = doneFrom(rows, talks, timeZone);
  const to = dayAt(now, timeZone);
  const titles = new Map(talks.map(({ id, title }) => [id, title]));
  const present = ({ kind, id, relationshipId, on, done: points, of }: Input): ProgressInput => ({
    ...{ kind, on, done: points, of },
    text: titles.get(id ?? '') ?? people.get(relationshipId ?? '') ?? null,
    path:
      kind === 'conversation'
        ? `/chat?id=${id}`
        : people.has(relationshipId ?? '')
          ? `/relationships/${relationshipId}`
          : null,
  });
  const inputs = inputsOn(done, to);
  const categories = CATEGORIES.map((category) => ({
    category,
    score: scoreFrom(inputs[category]),
    inputs: inputs[category].map(present),
  }));
  const history = Array.from({ length: HISTORY_WEEKS }, (_, week) => {
    const on = dayAfter(to, -7 * (HISTORY_WEEKS - 1 - week));
    return { on, progress: scoresFrom(inputsOn(done, on)) };
  });
  return { from: windowStart(to), to, categories, history };
}
