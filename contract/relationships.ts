import * as z from 'zod/mini';
import { SafetyNote } from '#contract/chat.ts';
import { commitments } from '#contract/commitments.ts';
import { endpoint } from '#contract/endpoint.ts';
import { checkIns } from '#contract/relationship-check-ins.ts';
import { connections } from '#contract/relationship-connections.ts';
import { dates } from '#contract/relationship-dates.ts';
import { insights } from '#contract/relationship-insights.ts';
import { itemsOf, LONGEST_ITEM, LONGEST_NOTES, MOST_ITEMS } from '#contract/relationship-lists.ts';
import { plan } from '#contract/relationship-plan.ts';
import { RELATIONSHIP_TYPES } from '#contract/relationship-types.ts';

const PersonName = z
  .string('Person name is required')
  .check(
    z.trim(),
    z.minLength(1, 'Person name is required'),
    z.maxLength(100, 'Please keep the name under 100 characters'),
    z.regex(/^[^\n\r\u2028\u2029]*$/, 'Please keep the name to one line'),
  );

const RelationshipType = z.enum(RELATIONSHIP_TYPES, {
  error: ({ input }) => (input ? 'There is no such relationship type' : 'Relationship type is required'),
});

const CustomLabel = z
  .string('A label must be text')
  .check(
    z.trim(),
    z.maxLength(50, 'Please keep the label under 50 characters'),
    z.regex(/^[^\n\r\u2028\u2029]*$/, 'Please keep the label to one line'),
  );

const Notes = z
  .string('Notes must be text')
  .check(z.maxLength(LONGEST_NOTES, `Please keep your notes under ${LONGEST_NOTES.toLocaleString('en')} characters`));

const ListText = z.string('A list is one text, one item a line').check(
  z.refine((text) => itemsOf(text).length <= MOST_ITEMS, `Please keep it to ${MOST_ITEMS} items`),
  z.refine(
    (text) => itemsOf(text).every((item) => item.length <= LONGEST_ITEM),
    `Please keep each item under ${LONGEST_ITEM} characters`,
  ),
);

const text = { notes: z.optional(z.nullable(Notes)) };
const list = z.optional(z.nullable(ListText));

/** `notes` is prose; every other text is a list with one item per line. */
const Texts = z.object({
  ...text,
  relationshipGoals: list,
  strugglingWith: list,
  currentIssues: list,
  triggers: list,
  redLines: list,
  incompatibilities: list,
  aspirations: list,
  values: list,
  nonNegotiables: list,
  learned: list,
  likes: list,
});

export const NewRelationship = z.extend(Texts, {
  personName: PersonName,
  relationshipType: RelationshipType,
  customLabel: z.optional(z.nullable(CustomLabel)),
});
export type NewRelationship = z.infer<typeof NewRelationship>;

/**
 * Any subset of the fields. `base` is the text that the edit began from, for each field that is sent; with it, changes
 * made meanwhile in another tab are merged line by line (`mergeLines`). Without it the field is overwritten.
 */
const RelationshipChange = z.extend(Texts, {
  id: z.string(),
  personName: z.optional(PersonName),
  relationshipType: z.optional(RelationshipType),
  customLabel: z.optional(z.nullable(CustomLabel)),
  isArchived: z.optional(z.boolean('Please say yes or no')),
  base: z.optional(Texts),
});
export type RelationshipChange = z.infer<typeof RelationshipChange>;

const Score = z.int().check(z.gte(0), z.lte(100));

export const Relationship = z.object({
  id: z.string(),
  userId: z.string(),
  personName: z.string(),
  relationshipType: RelationshipType,
  customLabel: z.nullable(z.string()),
  notes: z.string(),
  relationshipGoals: z.string(),
  strugglingWith: z.string(),
  currentIssues: z.string(),
  triggers: z.string(),
  redLines: z.string(),
  incompatibilities: z.string(),
  aspirations: z.string(),
  values: z.string(),
  nonNegotiables: z.string(),
  learned: z.string(),
  likes: z.string(),
  /** Before the first check-in every score is 0 and has no meaning: show "Not rated yet". */
  isRated: z.boolean(),
  overallHealthScore: Score,
  trustSafetyScore: Score,
  communicationClarityScore: Score,
  growthScore: Score,
  joyFulfillmentScore: Score,
  /** In the last 7 days. */
  recentConflictsCount: z.int(),
  recentPositiveInteractions: z.int(),
  /** The partner's user id, while connected. */
  connectedToUserId: z.nullable(z.string()),
  isMutual: z.boolean(),
  /** Whether an invitation can be offered: not while connected, and not where safety forbids it. */
  canConnect: z.boolean(),
  archivedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Relationship = z.infer<typeof Relationship>;

/** `safety` is what the safety layer found in the text, for a card beside what was saved. */
const Written = z.extend(Relationship, { safety: z.nullable(SafetyNote) });

/** A card on the dashboard. Excerpts are cut on the server. */
export const RelationshipCard = z.object({
  id: z.string(),
  personName: z.string(),
  relationshipType: RelationshipType,
  customLabel: z.nullable(z.string()),
  isRated: z.boolean(),
  overallHealthScore: Score,
  trustSafetyScore: Score,
  communicationClarityScore: Score,
  growthScore: Score,
  joyFulfillmentScore: Score,
  currentState: z.string(),
  workingOn: z.string(),
  isMutual: z.boolean(),
});
export type RelationshipCard = z.infer<typeof RelationshipCard>;

/** `before` is the last row of the page before; the `Link` header names the next page. */
export const Page = z.object({
  before: z.optional(z.uuid('This is not the id of a row')),
  limit: z._default(
    z.coerce.number('Please give a number').check(z.int(), z.gte(1, 'At least 1'), z.lte(200, 'At most 200')),
    50,
  ),
});

const One = z.object({ id: z.string() });
const reading = { access: 'member', touches: [] } as const;
const writing = { access: 'member', touches: ['relationships', 'dashboard', 'progress'] } as const;

export const relationships = {
  list: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/relationships', summary: 'The people in your life, newest first' })
    .input(z.extend(Page, { archived: z.optional(z.enum(['0', '1'])) }))
    .output(z.array(Relationship)),
  get: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/relationships/{id}', summary: 'One of your relationships' })
    .input(One)
    .output(Relationship),
  create: endpoint
    .meta({ ...writing, limit: { max: 600, seconds: 86_400, by: 'member' } })
    .route({ method: 'POST', path: '/relationships', summary: 'Add a relationship' })
    .input(NewRelationship)
    .output(Written),
  update: endpoint
    .meta(writing)
    .route({ method: 'PATCH', path: '/relationships/{id}', summary: 'Change any of its fields, or archive it' })
    .input(RelationshipChange)
    .output(Written),
  remove: endpoint
    .meta(writing)
    .route({
      method: 'DELETE',
      path: '/relationships/{id}',
      summary: 'Delete it with all that belongs to it; for ten seconds it can be brought back',
      successStatus: 204,
    })
    .input(One)
    .output(z.void()),
  restore: endpoint
    .meta(writing)
    .route({ method: 'POST', path: '/relationships/{id}/restore', summary: 'Bring back what was just deleted' })
    .input(One)
    .output(Relationship),
  checkIns,
  commitments,
  plan,
  dates,
  insights,
  connections,
};
