import * as z from 'zod/mini';
import { SafetyNote } from '#contract/chat.ts';
import { endpoint } from '#contract/endpoint.ts';

export const STORY_CATEGORIES = ['romantic', 'family', 'friendship', 'workplace'] as const;
export const StoryCategory = z.enum(STORY_CATEGORIES, 'There is no such category');
export type StoryCategory = z.infer<typeof StoryCategory>;

/** Hours before publication, in which only the author sees a story. */
export const WAITING_HOURS = 24;

/** A story of the community, made of fixed sentences: no one's own words, names or details. */
export const Story = z.object({
  id: z.string(),
  title: z.string(),
  category: StoryCategory,
  summary: z.string(),
  lessonLearned: z.string(),
  likesCount: z.int(),
  commentsCount: z.int(),
  /** The date of publication; the time of day is not kept. */
  createdAt: z.iso.datetime(),
  isHelpful: z.boolean(),
  /** Written by the makers of Mallama, so that a new feed is not empty. */
  isByMallama: z.boolean(),
  /** Published after the reader's last visit. */
  isNew: z.boolean(),
});
export type Story = z.infer<typeof Story>;

/** The cursor after a story. It contains its day, so that it works after the story is gone. */
export const cursorOf = ({ id, createdAt }: Pick<Story, 'id' | 'createdAt'>) => `${createdAt.slice(0, 10)}_${id}`;

/** What a story is composed from; each value is a key of the vocabulary. */
export const StoryChoice = z.object({
  category: StoryCategory,
  issue: z.string(),
  help: z.string(),
  end: z.string(),
});
export type StoryChoice = z.infer<typeof StoryChoice>;

/** The caller's own story, waiting or published. Its authorship is never shown to others. */
export const OwnStory = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'published']),
  /** When others can read it; null once it is published. */
  publishAt: z.nullable(z.iso.datetime()),
  choice: StoryChoice,
  title: z.string(),
  summary: z.string(),
  lessonLearned: z.string(),
});
export type OwnStory = z.infer<typeof OwnStory>;

const Option = z.object({ key: z.string(), label: z.string() });
export const StoryVocabulary = z.object({ issues: z.array(Option), helps: z.array(Option), ends: z.array(Option) });
export type StoryVocabulary = z.infer<typeof StoryVocabulary>;

/** The name under a comment, chosen before the first one. */
export const CommentName = z.enum(['anonymous', 'first_name'], 'Please choose a name');
export type CommentName = z.infer<typeof CommentName>;

export const Comment = z.object({
  id: z.string(),
  content: z.string(),
  userFirstName: z.string(),
  createdAt: z.iso.datetime(),
  isMine: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

export const REPORT_REASONS = ['names_someone', 'unkind', 'dangerous', 'spam', 'other'] as const;
const Reason = z.enum(REPORT_REASONS, 'Please choose a reason');
export type ReportReason = z.infer<typeof Reason>;

/** What the operator sees of a report: the published text and the reason, never who reported it. */
export const Reported = z.object({
  id: z.string(),
  kind: z.enum(['story', 'comment']),
  text: z.string(),
  isHidden: z.boolean(),
  reasons: z.array(z.object({ reason: Reason, times: z.int() })),
});
export type Reported = z.infer<typeof Reported>;

/** Also checked in the browser before sending. */
export const CommentText = z
  .string('Comment cannot be empty')
  .check(z.trim(), z.minLength(1, 'Comment cannot be empty'), z.maxLength(500, 'Comment too long'));
const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20);
const One = z.object({ id: z.string() });
const OneComment = z.object({ id: z.string(), commentId: z.string() });
const reading = { access: 'member', touches: [] } as const;
const writing = { access: 'member', touches: ['learningFeed'] } as const;
/** Taking back one's own posts needs no plan. */
const own = { access: 'signed_in', touches: ['learningFeed'] } as const;
const moderating = { access: 'admin', touches: ['learningFeed'] } as const;
const path = '/learning-feed' as const;

export const learningFeed = {
  list: endpoint
    .meta(reading)
    .route({ method: 'GET', path, summary: 'Stories of the community, the latest first' })
    .input(z.object({ category: z.optional(StoryCategory), before: z.optional(z.string()), limit }))
    .output(z.array(Story)),
  visit: endpoint
    .meta({ access: 'member', touches: [] })
    .route({ method: 'PUT', path: `${path}/visit`, summary: 'Everything up to now was seen', successStatus: 204 })
    .output(z.void()),
  like: endpoint
    .meta({ ...writing, limit: { max: 120, seconds: 60, by: 'member' } })
    .route({ method: 'POST', path: `${path}/{id}/like`, summary: 'Find a story helpful, or take that back' })
    .input(One)
    .output(z.object({ likesCount: z.int(), isHelpful: z.boolean() })),
  comments: endpoint
    .meta(reading)
    .route({
      method: 'GET',
      path: `${path}/{id}/comments`,
      summary: 'What others said about a story, the latest first',
    })
    .input(z.extend(One, { before: z.optional(z.string()), limit }))
    .output(z.array(Comment)),
  comment: endpoint
    .meta({ ...writing, limit: { max: 20, seconds: 3600, by: 'member' } })
    .route({ method: 'POST', path: `${path}/{id}/comments`, summary: 'Say something about a story' })
    .input(z.object({ id: z.string(), content: CommentText, name: z.optional(CommentName) }))
    /** `comment` is null where it was not published; `safety` then says where to turn. */
    .output(z.object({ comment: z.nullable(Comment), safety: z.nullable(SafetyNote) })),
  removeComment: endpoint
    .meta(own)
    .route({
      method: 'DELETE',
      path: `${path}/{id}/comments/{commentId}`,
      summary: 'Delete a comment of yours',
      successStatus: 204,
    })
    .input(OneComment)
    .output(z.void()),
  report: endpoint
    .meta({ ...writing, limit: { max: 30, seconds: 3600, by: 'member' } })
    .route({
      method: 'POST',
      path: `${path}/{id}/report`,
      summary: 'Report a story, or one comment on it',
      successStatus: 204,
    })
    .input(z.object({ id: z.string(), commentId: z.optional(z.nullable(z.string())), reason: Reason }))
    .output(z.void()),
  block: endpoint
    .meta(writing)
    .route({
      method: 'POST',
      path: `${path}/{id}/comments/{commentId}/block`,
      summary: 'See no more comments of whoever wrote this one',
      successStatus: 204,
    })
    .input(OneComment)
    .output(z.void()),
  name: endpoint
    .meta(reading)
    .route({ method: 'GET', path: `${path}/name`, summary: 'Under which name you comment' })
    .output(z.object({ name: z.nullable(CommentName), firstName: z.string() })),
  own: endpoint
    .meta({ access: 'signed_in', touches: [] })
    .route({
      method: 'GET',
      path: `${path}/own`,
      summary: 'Your stories: those that wait, and those that are published',
    })
    .output(z.array(OwnStory)),
  vocabulary: endpoint
    .meta({ access: 'signed_in', touches: [] })
    .route({ method: 'GET', path: `${path}/vocabulary`, summary: 'What a story can be told from' })
    .output(StoryVocabulary),
  share: endpoint
    .meta({ ...writing, limit: { max: 10, seconds: 3600, by: 'member' } })
    .route({ method: 'POST', path: `${path}/own`, summary: 'Share what helped you; it waits for a day first' })
    .input(StoryChoice)
    .output(OwnStory),
  change: endpoint
    .meta(own)
    .route({ method: 'PATCH', path: `${path}/own/{id}`, summary: 'Tell a waiting story differently' })
    .input(z.extend(StoryChoice, { id: z.string() }))
    .output(OwnStory),
  withdraw: endpoint
    .meta(own)
    .route({
      method: 'DELETE',
      path: `${path}/own/{id}`,
      summary: 'Withdraw a story of yours, waiting or published',
      successStatus: 204,
    })
    .input(One)
    .output(z.void()),
  reported: endpoint
    .meta({ access: 'admin', touches: [] })
    .route({ method: 'GET', path: `${path}/reported`, summary: 'What was reported' })
    .output(z.array(Reported)),
  hide: endpoint
    .meta(moderating)
    .route({
      method: 'PUT',
      path: `${path}/reported/{kind}/{id}`,
      summary: 'Hide something, or show it again',
      successStatus: 204,
    })
    .input(z.object({ id: z.string(), kind: z.enum(['story', 'comment']), isHidden: z.boolean() }))
    .output(z.void()),
};
