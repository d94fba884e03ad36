import * as calling from '#server/coach/anonymise/identifying.ts';
import * as hiding from '#server/coach/anonymise/redact.ts';
import { agree, agreedAt, withdraw } from '#server/coach/consent/consent.ts';
import { eraseOf, exportOf, stopOf } from '#server/coach/export-erase.ts';
import { guide } from '#server/coach/guide/guide.ts';
import * as summing from '#server/coach/guide/tasks/summary.ts';
import { type Answer, type Context, run } from '#server/coach/port.ts';
import * as ending from '#server/coach/run/end.ts';
import * as spending from '#server/coach/spend/spend.ts';
import type { Given, TaskName } from '#server/coach/tasks/tasks.ts';
import * as reading from '#server/reading/read.ts';

/** The built-in guide's answer, at once and whatever else is connected. */
export const askGuide = <Name extends TaskName>(
  name: Name,
  given: Given<Name>,
  context?: Context,
): Promise<Answer<Name>> => run(guide, name, given, context);

/** What a text says: its sentences, what they do and how they sound. */
export const read = reading.read;
/** What several talked about, in a line that all of them may read. */
export const sharedSummary = summing.sharedSummary;
/** How a reply ended whose end nobody told. */
export const endOf = ending.endOf;
/** How many answers of a provider somebody has had today. */
export const usedToday = spending.usedToday;

/** Who agreed to which provider. */
export const consent = { agree, agreedAt, withdraw };
/** What points to a person. */
export const anonymise = { seenIn: hiding.seenIn, isNoWord: calling.isNoWord };
/** What is kept of somebody: for their export, and when they go. */
export const ownData = { exportOf, stopOf, eraseOf };
