import * as drawn from '#server/coach/model/prompts/results/drawn.ts';
import { mediator } from '#server/coach/model/prompts/results/mediating.ts';
import * as readings from '#server/coach/model/prompts/results/readings.ts';
import { rehearse } from '#server/coach/model/prompts/results/rehearsing.ts';
import * as tools from '#server/coach/model/prompts/results/tools.ts';

/** Community stories are composed from a fixed vocabulary and never sent. */
export const results = { ...drawn, ...readings, ...tools, mediator, rehearse };
