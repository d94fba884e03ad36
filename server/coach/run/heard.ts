import { type Standing, standingOf } from '#server/coach/port.ts';
import { remembered } from '#server/coach/remembered.ts';
import { assess } from '#server/coach/safety/assess.ts';
import type { Surface } from '#server/coach/safety/terms.ts';
import type { FreeText } from '#server/coach/tasks/task.ts';

const look = remembered((text: string, surface: Surface) => assess(text, { surface }), 500);

/** What the safety layer sees in what was said, looked at once however many ask. */
export const heard = (all: readonly FreeText[]): Standing => standingOf(all, look);
