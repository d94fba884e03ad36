import * as z from 'zod/mini';
import { CoachMeta, CraftedMessage, Tone } from '#contract/coach.ts';
import { endpoint } from '#contract/endpoint.ts';
import { One, page } from '#contract/pages.ts';

/** A lower chance of a positive response is not shown. */
export const CHANCE_SHOWN = 75;
/** How much of the feedback is shown as a toast, and for how long. */
export const GUIDANCE_LENGTH = 200;
export const GUIDANCE_SECONDS = 10;
export const MOST_VERSIONS = 12;
export const WORDS_LENGTH = 8000;

const TOO_SHORT = 'Please describe your goal in at least 10 characters';
const TOO_LONG = 'Please keep it under 8,000 characters';
const optional = z._default(z.string('This is text').check(z.trim(), z.maxLength(WORDS_LENGTH, TOO_LONG)), '');

export const CraftForm = z.object({
  goal: z
    .string(TOO_SHORT)
    .check(z.trim(), z.minLength(10, TOO_SHORT), z.maxLength(2000, 'Please keep it under 2,000 characters')),
  selectedTone: Tone,
  context: optional,
  conversationHistory: optional,
  originalDraft: optional,
});
export type CraftForm = z.infer<typeof CraftForm>;

/** The message in one tone. Where there is no message, the explanation says why. */
export const MessageVersion = z.extend(CraftedMessage, {
  id: z.string(),
  selectedTone: Tone,
  meta: CoachMeta,
  createdAt: z.iso.datetime(),
});
export type MessageVersion = z.infer<typeof MessageVersion>;

/** A message for one goal, newest version last. */
export const Crafting = z.object({
  id: z.string(),
  goal: z.string(),
  context: z.string(),
  conversationHistory: z.string(),
  originalDraft: z.string(),
  versions: z.array(MessageVersion),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Crafting = z.infer<typeof Crafting>;

/** The new version, and all versions of the message. */
const Crafted = z.extend(MessageVersion, { crafting: Crafting });

const reading = { access: 'member', touches: [] } as const;
const writing = { access: 'member', touches: ['crafting', 'search'] } as const;
const asking = endpoint.meta({ ...writing, limit: { max: 60, seconds: 3600, by: 'member' } });

export const crafting = {
  craft: asking
    .route({ method: 'POST', path: '/craft-message', summary: 'A message for a goal, in a tone' })
    .input(CraftForm)
    .output(Crafted),
  again: asking
    .route({
      method: 'POST',
      path: '/craft-message/{id}/versions',
      summary: 'The same message in another tone; the versions before it stay',
    })
    .input(z.object({ id: z.string(), selectedTone: Tone }))
    .output(Crafted),
  list: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/craft-message', summary: 'Your messages, the newest first' })
    .input(z.object(page))
    .output(z.array(Crafting)),
  get: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/craft-message/{id}', summary: 'One message with its versions' })
    .input(One)
    .output(Crafting),
  remove: endpoint
    .meta(writing)
    .route({
      method: 'DELETE',
      path: '/craft-message/{id}',
      summary: 'Delete a message and its versions',
      successStatus: 204,
    })
    .input(One)
    .output(z.void()),
};
