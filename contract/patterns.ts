import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/** Weeks in which patterns are looked for. */
export const PATTERN_WEEKS = 26;
export const LONGEST_THOUGHT = 1000;
export const LONGEST_TRIGGER = 200;
/** There are fewer days than that in the weeks. */
const MOST_DAYS = 7 * (PATTERN_WEEKS + 1);

/** A sentence of the member's own, and the address it opens at. */
export const Quote = z.object({ text: z.string(), on: z.iso.date(), title: z.string(), path: z.string() });
export type Quote = z.infer<typeof Quote>;

const about = { relationshipId: z.nullable(z.string()), personName: z.nullable(z.string()) };

/**
 * Something that the member said sets them off, more than once: counted by days, with quotations. Without a phrase it is
 * a question to them: the sentences may say so, and may not.
 */
export const Trigger = z.object({
  key: z.string(),
  ...about,
  phrase: z.nullable(z.string()),
  times: z.int(),
  lastOn: z.iso.date(),
  examples: z.array(Quote),
  isAccepted: z.boolean(),
});
export type Trigger = z.infer<typeof Trigger>;

/**
 * Recurring conflicts with someone. Every part is quoted, and parts that nobody wrote down are left out. Without a
 * theme it is a question to the member, who alone can say whether it is the same conflict.
 */
export const Loop = z.object({
  key: z.string(),
  ...about,
  theme: z.array(z.string()),
  times: z.int(),
  firstOn: z.iso.date(),
  lastOn: z.iso.date(),
  trigger: z.nullable(Quote),
  mine: z.array(Quote),
  theirs: z.array(Quote),
  ends: z.array(Quote),
  helped: z.array(Quote),
  episodes: z.array(Quote),
  /** Days that the member said are not part of it. */
  left: z.array(Quote),
  /** What the member says the pattern is: null before they were asked, empty where they would rather not say. */
  thought: z.nullable(z.string()),
});
export type Loop = z.infer<typeof Loop>;

export const Patterns = z.object({ triggers: z.array(Trigger), loops: z.array(Loop) });
export type Patterns = z.infer<typeof Patterns>;

const key = z.string('Please say which one').check(z.minLength(1, 'Please say which one'), z.maxLength(600));
const writing = { access: 'member', touches: ['progress', 'relationships'] } as const;

/** Keys contain the member's words, so they are sent in the body and never appear in an address. */
export const patterns = {
  list: endpoint
    .meta({ access: 'member', touches: [], limit: { max: 120, seconds: 60, by: 'member' } })
    .route({ method: 'GET', path: '/progress/patterns', summary: 'What sets you off, and which conflicts come back' })
    .output(Patterns),
  answerTrigger: endpoint
    .meta(writing)
    .route({
      method: 'POST',
      path: '/progress/triggers/answer',
      summary: 'Accept what sets you off, in your own words and into a person’s Triggers too, or dismiss it for good',
    })
    .input(
      z.object({
        key,
        answer: z.enum(['accept', 'dismiss'], 'Please accept or dismiss it'),
        words: z._default(
          z
            .string()
            .check(
              z.trim(),
              z.maxLength(LONGEST_TRIGGER, 'Please keep it under 200 characters'),
              z.regex(/^[^\n\r\u2028\u2029]*$/, 'Please keep it to one line'),
            ),
          '',
        ),
        relationshipId: z.optional(z.nullable(z.string())),
      }),
    )
    .output(Patterns),
  answerLoop: endpoint
    .meta(writing)
    .route({
      method: 'POST',
      path: '/progress/loops/answer',
      summary: 'Say what you think the pattern is and which days are not part of it, or dismiss it for good',
    })
    .input(
      z.object({
        key,
        dismiss: z._default(z.boolean('Please say yes or no'), false),
        thought: z._default(
          z.string().check(z.trim(), z.maxLength(LONGEST_THOUGHT, 'Please keep it under 1,000 characters')),
          '',
        ),
        without: z.optional(z.array(z.iso.date()).check(z.maxLength(MOST_DAYS, 'Please leave out fewer days'))),
      }),
    )
    .output(Patterns),
};
