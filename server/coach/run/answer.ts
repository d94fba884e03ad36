import { CUT_NOTICE, type FallbackReason } from '#contract/chat.ts';
import type { CoachMeta } from '#contract/coach.ts';
import { type Told, talk } from '#server/coach/model/talk.ts';
import { metaOf } from '#server/coach/port.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import type { Draft } from '#server/coach/run/draft.ts';
import { type Admitted, admitted, booked, type Denied, reasonOf } from '#server/coach/run/permit.ts';
import { type Asked, prepare, type Ready, talks } from '#server/coach/run/prepare.ts';
import type { Guided } from '#server/coach/tasks/shapes.ts';
import type { Output, TaskName } from '#server/coach/tasks/tasks.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { noteOf } from '#server/safety/assess-texts.ts';
import { policyOf } from '#server/safety/policy.ts';
import { type Raised, raisedTo } from '#server/safety/raised.ts';
import { saysYoung } from '#server/safety/young.ts';
import { type FaultKind, faultOf } from '#server/wire/fault.ts';

export type Made = { meta: CoachMeta; notice: string | null; guide: Guided | null; output?: Output<TaskName> };

/** Nothing was answered. The message is kept, and its writer chooses what to do next. */
export class Failed extends Error {
  override name = 'Failed';
  readonly failure: FallbackReason;
  readonly fault: FaultKind | undefined;
  constructor(failure: FallbackReason, fault?: FaultKind) {
    super(`No answer: ${failure}`);
    this.failure = failure;
    this.fault = fault;
  }
}

type Setting = Asked & { assessment: Assessment; draft: Draft; signal: AbortSignal };

/** The built-in guide, which always has an answer. */
async function byEmbedded({ embedded }: Desk, setting: Setting, reason: FallbackReason | null): Promise<Made> {
  const { task, input, assessment, draft, country, signal } = setting;
  const { response, notice, guide } = await embedded.run(task, input, assessment, {
    signal,
    ...(country && { country }),
  });
  draft.append(response);
  return {
    meta: { ...metaOf(embedded, task, assessment), fallbackReason: reason },
    notice,
    guide: guide ?? null,
  };
}

function inFixedWords({ embedded }: Desk, { task, assessment, draft }: Setting, words: string): Made {
  draft.append(words);
  return { meta: metaOf(embedded, task, assessment), notice: null, guide: null };
}

const UNTOLD: Told = { usage: { inputTokens: undefined, outputTokens: undefined }, isCut: false, used: [] };

/** What a model raises counts; what it would lower does not. */
function raise(desk: Desk, draft: Draft, assessment: Assessment, by: Raised): Assessment {
  const raised = raisedTo(assessment, by);
  if (raised === assessment) return assessment;
  draft.warn(noteOf(raised));
  if (!policyOf(assessment).card) desk.ledger.count(raised);
  return raised;
}

async function byProvider(desk: Desk, setting: Setting, permit: Admitted): Promise<Made> {
  const { task, assessment, draft, signal } = setting;
  const { provider, prompt, begun } = permit;
  const asking = { maxOutputTokens: talks[task].maxOutputTokens, signal, patience: desk.patience };
  let seen = assessment;
  const { isCut, used } = await booked(
    desk,
    permit,
    () => draft.look().text,
    async () => {
      const reply = begun?.reply ?? talk(provider, prompt, asking);
      for (let next = await reply.next(); ; next = await reply.next()) {
        if (next.done) return next.value;
        if ('add' in next.value) draft.append(next.value.add);
        else if ('takeBack' in next.value) draft.takeBack(next.value.takeBack, 'unfit');
        else seen = raise(desk, draft, seen, next.value.raise);
        if (policyOf(seen).coach === 'card') {
          await reply.return(UNTOLD);
          return UNTOLD;
        }
      }
    },
  );
  if (policyOf(seen).coach === 'card') {
    draft.takeBack(draft.look().text.length, 'unfit');
    return byEmbedded(desk, { ...setting, assessment: seen }, null);
  }
  const meta = metaOf({ name: provider.adapter, model: provider.called }, task, seen);
  return {
    meta: { ...meta, promptVersion: prompt.version, used: [...used] },
    notice: isCut ? CUT_NOTICE : null,
    guide: null,
  };
}

/**
 * Answers into the draft: by the provider if it may be asked, otherwise by the guide. Throws `Failed`, or when
 * cancelled.
 */
export async function answer(
  desk: Desk,
  asked: Asked,
  draft: Draft,
  signal: AbortSignal,
  ready: Promise<Ready> = prepare(desk, asked, signal),
): Promise<Made> {
  const { assessment, permit: prepared } = await ready;
  const setting = { ...asked, assessment, draft, signal };
  if (policyOf(assessment).card) {
    draft.warn(noteOf(assessment));
    desk.ledger.count(assessment);
  }
  try {
    return await answered(desk, setting, admitted(desk, prepared));
  } finally {
    // After the answer, which explains it, and before its end, because the page then loads again and is refused.
    if (saysYoung(asked.input.message)) await desk.ledger.doubtAge(asked.people[0] ?? '');
  }
}

/** For these reasons the guide answers at once, because the member knows of them or no other provider may answer. */
const GUIDES: ReadonlySet<FallbackReason | null> = new Set([null, 'no_consent']);

async function answered(desk: Desk, setting: Setting, permit: Admitted | Denied): Promise<Made> {
  if ('reason' in permit) {
    if (permit.reason !== null && !GUIDES.has(permit.reason)) throw new Failed(permit.reason);
    // In a crisis the card comes before fixed words.
    if (permit.fixed && policyOf(setting.assessment).coach !== 'card') return inFixedWords(desk, setting, permit.fixed);
    return byEmbedded(desk, setting, permit.reason);
  }
  try {
    return await byProvider(desk, setting, permit);
  } catch (error) {
    const fault = faultOf(error);
    if (fault.kind === 'cancelled') throw fault;
    throw new Failed(reasonOf(fault), fault.kind);
  }
}
