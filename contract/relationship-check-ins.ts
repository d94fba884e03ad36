import * as z from 'zod/mini';
import { SafetyNote } from '#contract/chat.ts';
import { endpoint } from '#contract/endpoint.ts';

const rating = z
  .int('Please rate each side from 0 to 100')
  .check(z.gte(0, 'Please rate each side from 0 to 100'), z.lte(100, 'Please rate each side from 0 to 100'));

export const Ratings = z.object({
  trustSafety: rating,
  communicationClarity: rating,
  growth: rating,
  joyFulfillment: rating,
});

const Note = z
  .string('A note must be text')
  .check(z.trim(), z.maxLength(1000, 'Please keep the note under 1,000 characters'));
const note = z.optional(z.nullable(Note));

export const MomentKind = z.enum(['check_in', 'good_moment', 'conflict']);
export type MomentKind = z.infer<typeof MomentKind>;

/** Something logged about a relationship: a check-in with four ratings, a good moment, or a conflict. */
export const Moment = z.object({
  id: z.string(),
  relationshipId: z.string(),
  kind: MomentKind,
  at: z.iso.datetime(),
  ratings: z.nullable(Ratings),
  note: z.nullable(z.string()),
});
export type Moment = z.infer<typeof Moment>;

const WrittenMoment = z.extend(Moment, { safety: z.nullable(SafetyNote) });

const points = z.number();
const Points = z.object({
  trustSafety: points,
  communicationClarity: points,
  growth: points,
  joyFulfillment: points,
  overall: points,
});

/** A moment as the source of a score: a check-in's share of the ratings, or the points that an event adds now. */
export const ScoreSource = z.extend(Moment, {
  share: z.nullable(z.number()),
  points: z.nullable(Points),
});
export type ScoreSource = z.infer<typeof ScoreSource>;

const OpenedSide = z.object({ score: z.int(), checkIns: points, goodMoments: points, conflicts: points });

/**
 * Each score is the rating from check-ins plus the points of events (see relationship-scores.ts). The points of a
 * single source are given before the cap on all events of its kind.
 */
export const OpenedScores = z.object({
  isRated: z.boolean(),
  at: z.iso.datetime(),
  overall: OpenedSide,
  trustSafety: OpenedSide,
  communicationClarity: OpenedSide,
  growth: OpenedSide,
  joyFulfillment: OpenedSide,
  sources: z.array(ScoreSource),
});
export type OpenedScores = z.infer<typeof OpenedScores>;

export const TrendPoint = z.object({
  at: z.iso.datetime(),
  overallHealthScore: z.int(),
  trustSafetyScore: z.int(),
  communicationClarityScore: z.int(),
  growthScore: z.int(),
  joyFulfillmentScore: z.int(),
});
export type TrendPoint = z.infer<typeof TrendPoint>;

/** The scores after each check-in and event and today, and the events themselves. */
export const Trend = z.object({
  points: z.array(TrendPoint),
  events: z.array(z.object({ id: z.string(), kind: z.enum(['good_moment', 'conflict']), at: z.iso.datetime() })),
});
export type Trend = z.infer<typeof Trend>;

const One = z.object({ id: z.string() });
const OneMoment = z.object({ id: z.string(), momentId: z.string() });
const reading = { access: 'member', touches: [] } as const;
const writing = { access: 'member', touches: ['relationships', 'dashboard', 'progress'] } as const;
const logging = { ...writing, limit: { max: 1000, seconds: 86_400, by: 'member' } } as const;

export const checkIns = {
  add: endpoint
    .meta(logging)
    .route({ method: 'POST', path: '/relationships/{id}/check-ins', summary: 'Say how it is going, on four sides' })
    .input(z.extend(Ratings, { id: z.string(), note }))
    .output(WrittenMoment),
  addEvent: endpoint
    .meta(logging)
    .route({ method: 'POST', path: '/relationships/{id}/events', summary: 'Log a conflict or a good moment' })
    .input(
      z.object({
        id: z.string(),
        kind: z.enum(['good_moment', 'conflict'], 'Please choose a good moment or a conflict'),
        note,
        /** When it happened; now if left out, at most a year ago. */
        at: z.optional(z.iso.datetime('Please give the day and time')),
      }),
    )
    .output(WrittenMoment),
  changeNote: endpoint
    .meta({ access: 'member', touches: ['relationships'] })
    .route({
      method: 'PATCH',
      path: '/relationships/{id}/moments/{momentId}',
      summary: 'Add words to it, or change them',
    })
    .input(z.extend(OneMoment, { note: z.nullable(Note) }))
    .output(WrittenMoment),
  remove: endpoint
    .meta(writing)
    .route({
      method: 'DELETE',
      path: '/relationships/{id}/moments/{momentId}',
      summary: 'Take a check-in or an event back: the scores are as if it had never been',
      successStatus: 204,
    })
    .input(OneMoment)
    .output(z.void()),
  scores: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/relationships/{id}/scores', summary: 'What each score comes from, with dates' })
    .input(One)
    .output(OpenedScores),
  trend: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/relationships/{id}/trend', summary: 'How the scores moved' })
    .input(
      z.object({
        id: z.string(),
        days: z._default(
          z.coerce.number('Please give a number').check(z.int(), z.gte(7, 'At least 7'), z.lte(730, 'At most 730')),
          90,
        ),
      }),
    )
    .output(Trend),
};
