import { farEnding } from '#server/coach/embedded/messages/far-ending.ts';
import { farOutside } from '#server/coach/embedded/messages/far-outside.ts';
import { farShort } from '#server/coach/embedded/messages/far-short.ts';
import { farShut } from '#server/coach/embedded/messages/far-shut.ts';
import { hardAimed } from '#server/coach/embedded/messages/hard-aimed.ts';
import { hardApologies } from '#server/coach/embedded/messages/hard-apologies.ts';
import { hardBlows } from '#server/coach/embedded/messages/hard-blows.ts';
import { hardDenials } from '#server/coach/embedded/messages/hard-denials.ts';
import { hardDigs } from '#server/coach/embedded/messages/hard-digs.ts';
import { hardReproach } from '#server/coach/embedded/messages/hard-reproach.ts';
import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';
import { nearPast } from '#server/coach/embedded/messages/near-past.ts';
import { nearStart } from '#server/coach/embedded/messages/near-start.ts';
import { nearUnsure } from '#server/coach/embedded/messages/near-unsure.ts';
import { plainAsks } from '#server/coach/embedded/messages/plain-asks.ts';
import { plainFamily } from '#server/coach/embedded/messages/plain-family.ts';
import { plainLimits } from '#server/coach/embedded/messages/plain-limits.ts';
import { plainPlans } from '#server/coach/embedded/messages/plain-plans.ts';
import { plainTalk } from '#server/coach/embedded/messages/plain-talk.ts';
import { pressingClaims } from '#server/coach/embedded/messages/pressing-claims.ts';
import { pressingControl } from '#server/coach/embedded/messages/pressing-control.ts';
import { pressingFamily } from '#server/coach/embedded/messages/pressing-family.ts';
import { pressingGuilt } from '#server/coach/embedded/messages/pressing-guilt.ts';
import { pressingQuestions } from '#server/coach/embedded/messages/pressing-questions.ts';
import { warmClose } from '#server/coach/embedded/messages/warm-close.ts';
import { warmNews } from '#server/coach/embedded/messages/warm-news.ts';
import { warmRepair } from '#server/coach/embedded/messages/warm-repair.ts';
import { warmThanks } from '#server/coach/embedded/messages/warm-thanks.ts';
import { warmTrust } from '#server/coach/embedded/messages/warm-trust.ts';
import { workBoss } from '#server/coach/embedded/messages/work-boss.ts';
import { workMail } from '#server/coach/embedded/messages/work-mail.ts';

/** Everything that is known. */
export const messageKinds: readonly MessageKind[] = [
  ...farEnding,
  ...farShort,
  ...farShut,
  ...hardApologies,
  ...hardBlows,
  ...hardDenials,
  ...hardDigs,
  ...hardReproach,
  ...nearPast,
  ...nearStart,
  ...nearUnsure,
  ...plainAsks,
  ...plainFamily,
  ...plainLimits,
  ...plainPlans,
  ...plainTalk,
  ...pressingClaims,
  ...pressingFamily,
  ...pressingGuilt,
  ...pressingQuestions,
  ...warmClose,
  ...warmNews,
  ...warmRepair,
  ...warmThanks,
  ...farOutside,
  ...hardAimed,
  ...pressingControl,
  ...warmTrust,
  ...workBoss,
  ...workMail,
];
