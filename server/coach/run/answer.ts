import type { FallbackReason } from '#contract/chat.ts';
import type { CoachMeta } from '#contract/coach.ts';
import { type Fault, type FaultKind, faultOf } from '#server/coach/llm/fault.ts';
import { talk } from '#server/coach/llm/talk.ts';
import { metaOf, noteOf, type Standing } from '#server/coach/port.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import type { Draft } from '#server/coach/run/draft.ts';
import { type Admitted, admitted, booked, type Denied, reasonOf } from '#server/coach/run/permit.ts';
import { type Asked, briefs, prepare, type Ready } from '#server/coach/run/prepare.ts';
import { saysYoung } from '#server/coach/safety/young.ts';

/** What was made, beside the text in the draft. */
export type Made = { meta: CoachMeta; notice: string | null; fault: FaultKind | null };

type Setting = Asked & { standing: Standing; draft: Draft; signal: AbortSignal };

/** The embedded coach: it needs nobody, and always has an answer. */
async function byEmbedded({ embedded }: Desk, setting: Setting, reason: FallbackReason | null): Promise<Made> {
  const { task, input, standing, draft, country, signal } = setting;
  const { response, notice } = await embedded.run(task, input, standing, { signal, ...(country && { country }) });
  draft.append(response);
  return { meta: { ...metaOf(embedded, task, standing), fallbackReason: reason }, notice, fault: null };
}

async function byProvider(desk: Desk, setting: Setting, permit: Admitted): Promise<Made> {
  const { task, standing, draft, signal } = setting;
  const { provider, prompt } = permit;
  const asking = { maxOutputTokens: briefs[task].maxOutputTokens, signal, patience: desk.patience };
  await booked(
    desk,
    permit,
    () => draft.look().text,
    async () => {
      const reply = talk(provider, prompt, asking);
      for (let next = await reply.next(); ; next = await reply.next()) {
        if (next.done) return { usage: next.value };
        draft.append(next.value);
      }
    },
  );
  const meta = metaOf({ name: provider.adapter, model: provider.model.modelId }, task, standing);
  return { meta: { ...meta, promptVersion: prompt.version }, notice: null, fault: null };
}

/** After a provider failed: the embedded coach takes over, and whoever already read something is told. */
async function takeOver(desk: Desk, setting: Setting, fault: Fault): Promise<Made> {
  const reason = reasonOf(fault);
  if (setting.draft.look().text) setting.draft.replace(reason);
  return { ...(await byEmbedded(desk, setting, reason)), fault: fault.kind };
}

/** Answers into the draft: the provider where everything allows it, else the embedded coach. Throws only when cancelled. */
export async function answer(
  desk: Desk,
  asked: Asked,
  draft: Draft,
  signal: AbortSignal,
  ready: Promise<Ready> = prepare(desk, asked),
): Promise<Made> {
  const { standing, permit: prepared } = await ready;
  const setting = { ...asked, standing, draft, signal };
  if (standing.level > 0) {
    draft.warn(noteOf(standing));
    desk.gate.count(standing);
  }
  try {
    return await answered(desk, setting, admitted(desk, prepared));
  } finally {
    // Not before they have their answer, which says why nothing more follows.
    if (saysYoung(asked.input.message)) desk.gate.doubtAge(asked.people[0] ?? '');
  }
}

async function answered(desk: Desk, setting: Setting, permit: Admitted | Denied): Promise<Made> {
  if ('reason' in permit) return byEmbedded(desk, setting, permit.reason);
  try {
    return await byProvider(desk, setting, permit);
  } catch (error) {
    const fault = faultOf(error);
    if (fault.kind === 'cancelled') throw fault;
    return takeOver(desk, setting, fault);
  }
}
