import { answers } from './answers.ts';
import { attachment } from './attachment.ts';
import { described } from './described.ts';
import { loops, triggers } from './diaries.ts';
import { emotion } from './emotion.ts';
import type { Measure } from './figure.ts';
import { first } from './first.ts';
import { injection } from './injection.ts';
import { mirror } from './mirror.ts';
import { moves } from './moves.ts';
import { redaction } from './redact.ts';
import { safety } from './safety.ts';
import { sentiment } from './sentiment.ts';
import { safetySpeed, speed } from './speed.ts';
import { story } from './story.ts';
import { texts } from './texts.ts';

/** Everything that is measured, in the order of the table. */
export const measures: Record<string, Measure> = {
  sentiment,
  moves,
  texts,
  described,
  emotion,
  attachment,
  first,
  answers,
  mirror,
  safety,
  injection,
  redaction,
  story,
  loops,
  triggers,
};

/** Absolute times, which say as much about the machine as about the code: they decide no test run. */
export const speeds: Record<string, Measure> = { speed, safetySpeed };
