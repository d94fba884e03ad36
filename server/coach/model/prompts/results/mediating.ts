import * as z from 'zod/mini';
import { resultBrief } from '#server/coach/model/prompts/brief.ts';
import { MEDIATOR_HOUSE } from '#server/coach/model/prompts/house.ts';
import { lines, text } from '#server/coach/model/prompts/results/fields.ts';

const Words = z.object({ message: text, unsafe: lines });

/** A mediator's whole turn. It is searched for what was written in private before anyone reads it. */
export const mediator = resultBrief<'mediator', typeof Words>({
  house: MEDIATOR_HOUSE,
  maxOutputTokens: 2000,
  drafts: [],
  name: 'mediator_words',
  version: 'mediator-words.model.3',
  method:
    'message: what you say now, to everybody, doing what "Now" asks. concern: also where somebody is afraid, hurt or pressed into this talk; then unsafe: the names of those in whose words you saw it. Else null and empty.',
  words: Words,
  facts: ({ people, step }) => [`In this talk: ${people.join(', ')}.`, ...(step ? [`Now: ${step}`] : [])],
  parts: ({ intakes, history, message, name }) => [
    ...intakes.map((one) => ({
      label: `${one.name} wrote in private, never to be repeated`,
      text: one.lines.join('\n'),
    })),
    ...[...history, { content: message, name }].map((one) => ({ label: one.name ?? 'Somebody', text: one.content })),
  ],
  names: ({ people, intakes }) => [...people, ...intakes.map(({ name }) => name)],
  build: ({ message, unsafe }) => ({ response: message, strategies: [], notice: null, guide: null, unsafe }),
});
