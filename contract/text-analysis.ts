import * as z from 'zod/mini';
import { analyses } from '#contract/analyses.ts';
import { CoachMeta, TextAnalysisResult } from '#contract/coach.ts';
import { endpoint } from '#contract/endpoint.ts';

export const TEXT_LENGTH = 5000;

const MISSING = 'Please paste a message';

export const TextForm = z.object({
  text: z
    .string(MISSING)
    .check(
      z.trim(),
      z.minLength(1, MISSING),
      z.maxLength(TEXT_LENGTH, 'Please keep it under 5,000 characters, or pick the part that matters'),
    ),
  /** The sender of the message. */
  relationshipId: z._default(z.nullable(z.string('Please choose a person')), null),
});
export type TextForm = z.infer<typeof TextForm>;

export const TextAnalysis = z.object({
  id: z.string(),
  originalText: z.string(),
  relationshipId: z.nullable(z.string()),
  analysis: TextAnalysisResult,
  meta: CoachMeta,
  createdAt: z.iso.datetime(),
});
export type TextAnalysis = z.infer<typeof TextAnalysis>;

/** Length of a picture in base64, about 1.5 MB. The browser scales pictures down before sending. */
const PICTURE_LENGTH = 2_000_000;
const NO_PICTURE = 'Please choose a PNG, JPEG or WebP picture';
const Picture = z
  .string(NO_PICTURE)
  .check(
    z.maxLength(PICTURE_LENGTH, 'This picture is too large. Please crop it to the part that matters'),
    z.regex(/^[A-Za-z0-9+/]{16,}={0,2}$/, NO_PICTURE),
  );

const shared = analyses({
  ...{ name: 'textAnalysis', path: '/text-analysis', form: TextForm, analysis: TextAnalysis },
  says: {
    analyze: 'What a message may mean, and what to answer',
    list: 'Your analyzed messages, the newest first',
    find: 'Analyzed messages with these words',
    get: 'One analyzed message',
    remove: 'Delete an analyzed message',
  },
});

export const textAnalysis = {
  ...shared,
  readPicture: endpoint
    .meta({
      access: 'member',
      touches: [],
      limit: { max: 20, seconds: 3600, by: 'member' },
      largest: PICTURE_LENGTH + 1000,
    })
    .route({
      method: 'POST',
      path: '/text-analysis/picture',
      summary: 'The words in a screenshot of a chat, where a model that reads pictures is connected; nothing is stored',
    })
    .input(z.object({ picture: Picture }))
    .output(z.object({ text: z.string() })),
};
