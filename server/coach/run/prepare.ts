import { intentOf } from '#server/coach/embedded/answers/chat/intent.ts';
import { CRISIS, leavingIn } from '#server/coach/llm/leaving.ts';
import { argumentChat, coachChat, relationshipChat } from '#server/coach/llm/prompts/chats.ts';
import type { Standing } from '#server/coach/port.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import { heard } from '#server/coach/run/heard.ts';
import { type Denied, type Permit, permitFor } from '#server/coach/run/permit.ts';
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

/** What is asked here is answered in the same fixed words by everybody. */
const FIXED: ReadonlySet<string> = new Set(['human', 'diagnosis', 'medical', 'snooping', 'attached']);

/**
 * All that goes before an answer: it may be done while the question is still being stored.
 * Nothing leaves here.
 */
export async function prepare(desk: Desk, { task, input, people, names }: Asked): Promise<Ready> {
  const free = tasks[task].free as (input: Input<Talk>) => FreeText[];
  const said = free(input);
  const listen = () => heard(said);
  if (!desk.provider || FIXED.has(intentOf(input.message)) || isYoung(input.message, input.history))
    return { standing: listen(), permit: { reason: null } };
  const brief = briefs[task] as typeof coachChat;
  const given = input as Input<'coachChat'>;
  // What hides names knows many words: it is loaded only where there is a provider.
  const { lengthOf, write } = await import('#server/coach/llm/prompt.ts');
  let standing: Standing | undefined;
  const permit = await permitFor(desk, {
    ...{ people, length: lengthOf(brief, given), maxOutputTokens: brief.maxOutputTokens },
    write() {
      standing = listen();
      if (standing.level >= CRISIS) return undefined;
      const all = heard(leavingIn(brief, given, said));
      return all.level < CRISIS ? write(brief, given, all, names) : undefined;
    },
  });
  return { standing: standing ?? listen(), permit };
}

/** The question is not to be answered: what was set aside for it is given back. */
export async function drop({ gate }: Desk, ready: Promise<Ready>) {
  const { permit } = (await ready.catch(() => undefined)) ?? {};
  if (permit && 'held' in permit) gate.release(permit.held);
}
