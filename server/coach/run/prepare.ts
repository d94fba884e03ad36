import { setImmediate as turn } from 'node:timers/promises';
import { intentOf } from '#server/coach/embedded/answers/chat/intent.ts';
import { argumentChat, coachChat, relationshipChat } from '#server/coach/llm/prompts/chats.ts';
import { type Standing, standingOf } from '#server/coach/port.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import { consentOf, type Denied, type Permit, permitFor } from '#server/coach/run/permit.ts';
import { isYoung } from '#server/coach/safety/young.ts';
import type { FreeText } from '#server/coach/tasks/task.ts';
import { type Input, tasks } from '#server/coach/tasks/tasks.ts';

export const briefs = { argumentChat, coachChat, relationshipChat };
export type Talk = keyof typeof briefs;
export type Asked = {
  task: Talk;
  input: Input<Talk>;
  people: readonly string[];
  country: string | null;
  names: readonly string[];
};

/** What was seen in a question, and whether a provider may be asked it. */
export type Ready = { standing: Standing; permit: Permit | Denied };

/** What hides names knows many words: it is loaded only where there is a provider. */
let writer: Promise<typeof import('#server/coach/llm/prompt.ts')> | undefined;

/** What is asked here is answered in the same fixed words by everybody. */
const FIXED: ReadonlySet<string> = new Set(['human', 'diagnosis', 'medical', 'snooping', 'attached']);

/**
 * All that goes before an answer: it may be done while the question is still being stored.
 * Nothing leaves here.
 */
export async function prepare(desk: Desk, { task, input, people, names }: Asked): Promise<Ready> {
  const agreed = consentOf(desk, people);
  // The database is asked first, and is at work while this process is.
  await turn();
  const standing = standingOf((tasks[task].free as (input: Input<Talk>) => FreeText[])(input));
  if (FIXED.has(intentOf(input.message)) || isYoung(input.message, input.history))
    return { standing, permit: { reason: null } };
  const brief = briefs[task] as typeof coachChat;
  const given = input as Input<'coachChat'>;
  const permit = await permitFor(desk, {
    ...{ standing, people, agreed, maxOutputTokens: brief.maxOutputTokens },
    async write() {
      writer ??= import('#server/coach/llm/prompt.ts');
      const { lengthOf, write } = await writer;
      return { length: lengthOf(brief, given), prompt: () => write(brief, given, standing, names) };
    },
  });
  return { standing, permit };
}

/** The question was not stored: what was set aside for it is given back. */
export async function drop({ gate }: Desk, ready: Promise<Ready>) {
  const { permit } = (await ready.catch(() => undefined)) ?? {};
  if (permit && 'held' in permit) gate.settle(permit.held, 0);
}
