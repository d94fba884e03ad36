import type { FallbackReason, ReplaceReason, SafetyNote } from '#contract/chat.ts';
import type { CoachMeta } from '#contract/coach.ts';
import type { Snapshot } from '#server/coach/run/draft.ts';
import type { Talk } from '#server/coach/run/prepare.ts';
import type { Progress, Run } from '#server/coach/run/store.ts';
import type { Guided } from '#server/coach/tasks/shapes.ts';
import type { Input, Result } from '#server/coach/tasks/tasks.ts';
import type { Safe } from '#server/vault/vault.ts';
import type { FaultKind } from '#server/wire/fault.ts';

/** The question, as it is sealed in its row. */
export type Question = {
  input: Input<Talk | Result>;
  country: string | null;
  names: readonly string[];
  byGuide?: boolean;
};
/** The answer, as it is sealed in its row. */
export type Kept = {
  text: string;
  edition: number;
  reason: ReplaceReason | null;
  safety: SafetyNote | null;
  meta: CoachMeta | null;
  notice: string | null;
  failure?: FallbackReason | null;
  guide: Guided | null;
  fault?: FaultKind | null;
};

const TABLE = 'coach_runs';
const PROGRESS = 'coach_progress';

export const sealQuestion = (safe: Safe, id: string, question: Question) => safe.seal(TABLE, `${id}:input`, question);
export const openQuestion = (safe: Safe, { id, input }: Pick<Run, 'id' | 'input'>) =>
  safe.open<Question>(TABLE, `${id}:input`, input);
export const messageIn = ({ input }: Question) => ('message' in input ? input.message : '');

export const sealKept = (safe: Safe, id: string, kept: Kept) => safe.seal(TABLE, `${id}:output`, kept);
export const openKept = (safe: Safe, { id, output }: Pick<Run, 'id' | 'output'>) =>
  output ? safe.open<Kept>(TABLE, `${id}:output`, output) : undefined;

export const sealProgress = (safe: Safe, runId: string, { edition, text, reason, safety }: Snapshot): Progress => ({
  runId,
  edition,
  sealed: safe.seal(PROGRESS, runId, { text, reason, safety }),
});
export const openProgress = (safe: Safe, { runId, edition, sealed }: Progress) => ({
  ...safe.open<Pick<Snapshot, 'text' | 'reason' | 'safety'>>(PROGRESS, runId, sealed),
  edition,
});
