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

/** The built-in guide's answer, even if a provider is connected. */
export const askGuide = <Name extends TaskName>(
  name: Name,
  given: Given<Name>,
  context?: Context,
): Promise<Answer<Name>> => run(guide, name, given, context);

export const read = reading.read;
/** What a shared session was about, in a line that all its members may read. */
export const sharedSummary = summing.sharedSummary;
export const endOf = ending.endOf;
export const usedToday = spending.usedToday;

export const consent = { agree, agreedAt, withdraw };
export const anonymise = { seenIn: hiding.seenIn, isNoWord: calling.isNoWord };
export const ownData = { exportOf, stopOf, eraseOf };
