import type { Measure } from './figure.ts';
import { injection } from './injection.ts';
import { redaction } from './redact.ts';
import { safety } from './safety.ts';
import { story } from './story.ts';

/** Everything that is measured, in the order of the table. */
export const measures: Record<string, Measure> = { safety, injection, redaction, story };
