import type { ArgumentResolution } from '#contract/coach.ts';
import { balanceOf } from '#server/coach/embedded/answers/argument/balance.ts';
import {
  breakdownsOf,
  causesOf,
  patternOf,
  triggersIn,
  underlying,
} from '#server/coach/embedded/answers/argument/between.ts';
import { rewritten } from '#server/coach/embedded/answers/argument/lines.ts';
import { disputeIn } from '#server/coach/embedded/answers/argument/parties.ts';
import { quarrelIn } from '#server/coach/embedded/answers/argument/quarrel.ts';
import { heatOf } from '#server/coach/embedded/answers/argument/score.ts';
import { type Side, sideOf } from '#server/coach/embedded/answers/argument/sides.ts';
import { unsafeArgument } from '#server/coach/embedded/answers/argument/unsafe.ts';
import { compromiseOf, summaryOf, tipsOf } from '#server/coach/embedded/answers/argument/ways-on.ts';
import { balanced } from '#server/coach/embedded/answers/balance.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

/** A quarrel read for both sides: nobody wins it, both can do something. */
export function resolveArgument(
  input: Input<'resolveArgument'>,
  standing: Standing,
  context: Context,
): ArgumentResolution {
  const seen = understand(input.originalConversation);
  const around = input.context ?? '';
  const dispute = disputeIn(seen, input.partiesInvolved, around);
  if (standing.level >= 2) return unsafeArgument(dispute, standing, context);
  const quarrel = quarrelIn(seen, dispute, around);
  const { severity, resolution } = heatOf(quarrel);
  const safe = standing.level === 0;
  const sides = dispute.parties.map((party) => sideOf(quarrel, party));
  const each = <T>(of: (side: Side) => T) => Object.fromEntries(sides.map((side) => [side.party, of(side)]));
  return {
    analysis: {
      conflictType: quarrel.type,
      underlyingIssue: underlying(quarrel, sides),
      relationshipPattern: patternOf(quarrel),
      coreEmotionalNeeds: each(({ needs }) => needs),
      repairLanguage: each(({ repairs }) => repairs),
      rootCauses: causesOf(quarrel),
      emotionalTriggers: triggersIn(quarrel),
      communicationBreakdowns: breakdownsOf(quarrel),
    },
    severityScore: severity,
    resolutionScore: resolution,
    resolvedConversation: rewritten(quarrel.lines, dispute, seen.seed),
    improvements: each(({ what, how }) => ({ whatToImprove: safe ? what : [], howToImprove: safe ? how : [] })),
    whatWentWell: each(({ well }) => well),
    ...(safe && { proposedCompromise: compromiseOf(quarrel) }),
    preventionTips: tipsOf(quarrel),
    summary: summaryOf(quarrel, sides, severity),
    balance: balanced(standing, () => balanceOf(quarrel)),
    notice: noticeOf(seen),
  };
}
