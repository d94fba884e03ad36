import type { SafetyNote } from '#contract/chat.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { assess } from '#server/safety/assess.ts';
import { assessTexts, type FreeText } from '#server/safety/assess-texts.ts';
import { memoize } from '#server/safety/memoize.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Surface } from '#server/safety/terms.ts';

const look = memoize((text: string, surface: Surface) => assess(text, { surface }), 500);

/** The combined finding for several texts, cached. */
export const heard = (all: readonly FreeText[]): Assessment => assessTexts(all, look);

const policyIn = (line: string) => policyOf(heard([{ text: line, surface: 'relationship' }]));

/** Whether an earlier note may be sent to a provider at all. */
export const mayLeave = (line: string): boolean => policyIn(line).coach !== 'card';
export const isCalm = (line: string): boolean => !policyIn(line).card;
/** Whether a model may summarize messages with this finding. */
export const mayBeSummedUp = (note: SafetyNote | null): boolean => !note || policyOf(note).coach !== 'card';
