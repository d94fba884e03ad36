import { fixedFor } from '#server/coach/model/fixed.ts';
import { outgoingIn } from '#server/coach/model/outgoing.ts';
import { lengthAhead, type Talk, writeTalk } from '#server/coach/model/prompt.ts';
import type { TalkBrief } from '#server/coach/model/prompts/brief.ts';
import { talks } from '#server/coach/model/prompts/chats.ts';
import { costOf } from '#server/coach/model/written.ts';
import { type Ahead, askAhead, type Begun } from '#server/coach/run/begin/ask-ahead.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import { type Denied, namesToHide, type Permit, permitFor } from '#server/coach/run/permit.ts';
import { type Input, tasks } from '#server/coach/tasks/tasks.ts';
import type { Assessment } from '#server/safety/assess.ts';
import type { FreeText } from '#server/safety/assess-texts.ts';
import { heard } from '#server/safety/heard.ts';
import { policyOf } from '#server/safety/policy.ts';
import { isYoung } from '#server/safety/young.ts';

export { type Talk, talks };
export type Asked = {
  task: Talk;
  input: Input<Talk>;
  people: readonly string[];
  country: string | null;
  names: readonly string[];
  byGuide?: boolean;
  ahead?: Ahead | undefined;
};

export type Ready = { assessment: Assessment; permit: Permit | Denied };

/**
 * Everything before an answer. It may run while the question is still being stored. If it is known that plenty of
 * tokens are left, the provider is asked meanwhile, and nothing of its answer is shown before the question is stored;
 * otherwise nothing is sent here.
 */
export async function prepare(desk: Desk, asked: Asked, signal: AbortSignal): Promise<Ready> {
  const { task, input, people, names, byGuide, ahead } = asked;
  const free = tasks[task].free as (input: Input<Talk>) => FreeText[];
  const said = free(input);
  const listen = () => heard(said);
  const { provider } = desk;
  const alone = (fixed?: string): Ready => ({
    assessment: listen(),
    permit: { reason: null, ...(fixed && { fixed }) },
  });
  if (!provider || byGuide || isYoung(input.message, input.history)) return alone();
  const fixed = fixedFor(input.message);
  if (fixed) return alone(fixed);
  const brief = talks[task] as TalkBrief<Talk>;
  const setting = { context: provider.context, hides: !provider.isLocal };
  let assessment: Assessment | undefined;
  const all = namesToHide(desk, people, names, ahead?.names);
  const [member = ''] = people;
  let begun: Begun | undefined;
  const permit = await permitFor(desk, {
    ...{ people, length: lengthAhead(brief, input, setting), maxOutputTokens: brief.maxOutputTokens },
    isAhead: ahead !== undefined,
    async write() {
      assessment = listen();
      if (policyOf(assessment).coach === 'card') return undefined;
      // Earlier messages of a thread were assessed when they were written.
      const open = input.care ? { ...input, history: [] } : input;
      if (policyOf(heard(outgoingIn(open, said))).coach === 'card') return undefined;
      // Stored notes were not said now.
      const told = heard(outgoingIn({ ...open, known: [] }, said));
      const prompt = writeTalk(brief, input, told, { ...setting, names: await all });
      const asking = { member, maxOutputTokens: brief.maxOutputTokens, signal };
      if (await ahead?.leave?.catch(() => false)) begun = askAhead(desk, prompt, asking);
      return prompt;
    },
  });
  const isRefused = 'reason' in permit;
  if (begun && isRefused) {
    begun.drop();
    desk.ahead.set(member, 'refused');
  } else if (!isRefused && (begun || desk.ahead.get(member) === 'refused')) desk.ahead.delete(member);
  return { assessment: assessment ?? listen(), permit: { ...permit, ...(begun && { begun }) } };
}

/** The question will not be answered: returns the reservation, and counts what was sent. */
export async function drop({ ledger }: Desk, ready: Promise<Ready>) {
  const { permit } = (await ready.catch(() => undefined)) ?? {};
  if (!permit || 'reason' in permit) return;
  permit.begun?.drop();
  if (permit.begun) ledger.charge(permit.held, costOf(permit.prompt, 0));
  else ledger.release(permit.held);
}
