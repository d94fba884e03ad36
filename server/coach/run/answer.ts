import type { Logger } from 'pino';
import type { FallbackReason, SafetyNote } from '#contract/chat.ts';
import type { CoachMeta } from '#contract/coach.ts';
import type { Breaker } from '#server/coach/llm/breaker.ts';
import { Fault, type FaultKind, faultOf } from '#server/coach/llm/fault.ts';
import type { Provider } from '#server/coach/llm/model.ts';
import { costOf, type Written, write } from '#server/coach/llm/prompt.ts';
import { argumentChat, coachChat, relationshipChat } from '#server/coach/llm/prompts/chats.ts';
import { talk } from '#server/coach/llm/talk.ts';
import type { Patience } from '#server/coach/llm/watch.ts';
import { type Adapter, metaOf, type Standing, standingOf } from '#server/coach/port.ts';
import type { Draft } from '#server/coach/run/draft.ts';
import type { Gate } from '#server/coach/run/gate.ts';
import type { Reservation } from '#server/coach/spend/spend.ts';
import type { FreeText } from '#server/coach/tasks/task.ts';
import { type Input, tasks } from '#server/coach/tasks/tasks.ts';

const briefs = { argumentChat, coachChat, relationshipChat };
export type Talk = keyof typeof briefs;
export type Asked = { task: Talk; input: Input<Talk>; people: string[]; country: string | null };

export type Desk = {
  provider: Provider | undefined;
  breaker: Breaker;
  embedded: Adapter;
  gate: Gate;
  log: Logger;
  patience: Patience;
};

/** What was made, beside the text in the draft. */
export type Made = { meta: CoachMeta; notice: string | null; fault: FaultKind | null };

/** From this level on fixed words are said, and no model is asked. */
const CRISIS = 2;

const noteOf = ({ level, category, who, resource }: Standing): SafetyNote => ({ level, category, who, resource });

type Setting = Asked & { standing: Standing; draft: Draft; signal: AbortSignal };

/** The embedded coach: it needs nobody, and always has an answer. */
async function byEmbedded({ embedded }: Desk, setting: Setting, reason: FallbackReason | null): Promise<Made> {
  const { task, input, standing, draft, country, signal } = setting;
  const context = { signal, ...(country && { country }) };
  const { response, notice } = await embedded.run(task, input, standing, context);
  draft.append(response);
  return { meta: { ...metaOf(embedded, task, standing), fallbackReason: reason }, notice, fault: null };
}

async function speak({ provider, patience }: Desk & { provider: Provider }, prompt: Written, setting: Setting) {
  const { draft, signal, task } = setting;
  const { maxOutputTokens } = briefs[task];
  const reply = talk(provider, prompt, { maxOutputTokens, signal, patience });
  for (let next = await reply.next(); ; next = await reply.next()) {
    if (next.done) return next.value;
    draft.append(next.value);
  }
}

/** What a call cost that broke off: nothing where nobody was reached, else what went out and came back. */
function spentOn({ kind }: Fault, prompt: Written, { draft }: Setting): number {
  const unasked = kind === 'unreachable' || kind === 'unauthorised' || kind === 'rate_limited';
  return unasked ? 0 : costOf(prompt, 0) + Math.ceil(draft.look().text.length / 3);
}

async function byProvider(
  desk: Desk & { provider: Provider },
  setting: Setting,
  prompt: Written,
  held: Reservation,
): Promise<Made> {
  const { provider, breaker, gate } = desk;
  const { task, standing } = setting;
  try {
    const { inputTokens, outputTokens } = await speak(desk, prompt, setting);
    breaker.succeeded();
    gate.settle(
      held,
      (inputTokens ?? costOf(prompt, 0)) + (outputTokens ?? Math.ceil(setting.draft.look().text.length / 3)),
    );
    const meta = metaOf({ name: provider.adapter, model: provider.model.modelId }, task, standing);
    return { meta: { ...meta, promptVersion: prompt.version }, notice: null, fault: null };
  } catch (error) {
    const fault = faultOf(error);
    gate.settle(held, spentOn(fault, prompt, setting));
    if (fault.kind === 'cancelled') breaker.undecided();
    else if (fault.kind === 'unfit') breaker.succeeded();
    else breaker.failed();
    throw fault;
  }
}

/** After a provider failed: the embedded coach takes over, and whoever already read something is told. */
async function takeOver(desk: Desk, setting: Setting, fault: Fault): Promise<Made> {
  const { draft, task } = setting;
  desk.log.warn(
    { task, adapter: desk.provider?.adapter, fault: fault.kind, status: fault.status },
    'a provider failed',
  );
  const reason = fault.kind === 'unfit' ? 'unfit' : 'provider_failed';
  if (draft.look().text) draft.replace(reason);
  return { ...(await byEmbedded(desk, setting, reason)), fault: fault.kind };
}

type Chosen = { prompt: Written; held: Reservation } | { reason: FallbackReason | null };

/** Whether the provider may be asked, and with what; else why not. */
async function choose({ provider, gate, breaker }: Desk, setting: Setting, agreed: Promise<boolean>): Promise<Chosen> {
  const { task, input, standing, people } = setting;
  if (!provider || standing.level >= CRISIS) return { reason: null };
  if (!(await agreed)) return { reason: 'no_consent' };
  const brief = briefs[task] as typeof coachChat;
  const prompt = write(brief, input as Input<'coachChat'>, standing);
  const held = await gate.reserve(people[0] ?? '', costOf(prompt, brief.maxOutputTokens));
  if (typeof held === 'string') return { reason: held };
  if (breaker.admits()) return { prompt, held };
  gate.settle(held, 0);
  return { reason: 'resting' };
}

/** Answers into the draft: the provider where everything allows it, else the embedded coach. Throws only when cancelled. */
export async function answer(desk: Desk, asked: Asked, draft: Draft, signal: AbortSignal): Promise<Made> {
  const { provider, gate } = desk;
  const agreed = provider ? gate.allAgreed(asked.people, provider) : Promise.resolve(false);
  agreed.catch(() => {});
  const free = tasks[asked.task].free as (input: Input<Talk>) => FreeText[];
  const standing = standingOf(free(asked.input));
  const setting = { ...asked, standing, draft, signal };
  if (standing.level > 0) {
    draft.warn(noteOf(standing));
    gate.count(standing);
  }
  const chosen = await choose(desk, setting, agreed);
  if ('reason' in chosen || !provider) return byEmbedded(desk, setting, 'reason' in chosen ? chosen.reason : null);
  try {
    return await byProvider({ ...desk, provider }, setting, chosen.prompt, chosen.held);
  } catch (error) {
    const fault = error instanceof Fault ? error : new Fault('not_an_answer');
    if (fault.kind === 'cancelled') throw fault;
    return takeOver(desk, setting, fault);
  }
}
