import * as z from 'zod/mini';
import { CoachMeta } from '#contract/coach.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Thread } from '#contract/threads.ts';

export const SAVED_TITLE_LENGTH = 200;
/** Every saved chat has it, beside the person's name. */
export const SAVED_TAG = 'relationship-help';
const WORDS_LENGTH = 10_000;
const MOST_LINES = 50;
const LINE_LENGTH = 1000;

/** How a chat ended. Both endings open the dialog that saves it. */
export const SavedStatus = z.enum(['active', 'resolved', 'needs_attention'], 'Please choose a status');
export type SavedStatus = z.infer<typeof SavedStatus>;

/** A message as a saved chat keeps it. */
export const ChatMessage = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(20_000, 'A message is too long')),
  timestamp: z.iso.datetime({ offset: true }),
  userName: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const Lines = z.array(z.string());
export const SavedChat = z.object({
  id: z.string(),
  relationshipId: z.string(),
  title: z.string(),
  originalIssue: z.string(),
  chatHistory: z.array(ChatMessage),
  status: SavedStatus,
  aiInsights: z.string(),
  keyTakeaways: Lines,
  actionItems: Lines,
  tags: Lines,
  createdAt: z.iso.datetime(),
});
export type SavedChat = z.infer<typeof SavedChat>;

/** Several lines, or one text with one item per line. Bullets are dropped. */
const LinesIn = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.transform((given: string | string[]) =>
    (typeof given === 'string' ? given.split('\n') : given)
      .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
      .filter(Boolean),
  ),
);
const lines = z.optional(
  z.nullable(
    LinesIn.check(
      z.refine((all: string[]) => all.length <= MOST_LINES, `Please keep it to ${MOST_LINES} lines`),
      z.refine((all: string[]) => all.every(({ length }) => length <= LINE_LENGTH), 'A line is too long'),
    ),
  ),
);
const words = z.optional(
  z.nullable(z.string().check(z.maxLength(WORDS_LENGTH, 'Please keep it under 10,000 characters'))),
);

export const NewSavedChat = z.object({
  id: z.string(),
  title: z
    .string('Title is required')
    .check(
      z.trim(),
      z.minLength(1, 'Title is required'),
      z.maxLength(SAVED_TITLE_LENGTH, `Please keep the title under ${SAVED_TITLE_LENGTH} characters`),
    ),
  /** If left out: the member's first message, or "General discussion". */
  originalIssue: words,
  /** If left out: the current chat is saved, and a new one starts in its place. */
  chatHistory: z.optional(z.nullable(z.array(ChatMessage).check(z.maxLength(2000, 'This chat is too long')))),
  status: z._default(SavedStatus, 'resolved'),
  aiInsights: words,
  keyTakeaways: lines,
  actionItems: lines,
  tags: lines,
});
export type NewSavedChat = z.infer<typeof NewSavedChat>;

export const ChatInsightsDraft = z.object({
  insights: z.string(),
  keyTakeaways: Lines,
  actionItems: Lines,
  meta: z.nullable(CoachMeta),
});
export type ChatInsightsDraft = z.infer<typeof ChatInsightsDraft>;

/** A chat about a relationship that two people share. `relationshipId` is the caller's own, if they have one. */
export const SharedSession = z.object({
  id: z.string(),
  relationshipId: z.nullable(z.string()),
  /** The other person's first name. */
  withName: z.string(),
  isInvitedBy: z.enum(['me', 'them']),
  state: z.enum(['invited', 'joined', 'ended']),
  createdAt: z.iso.datetime(),
});
export type SharedSession = z.infer<typeof SharedSession>;

const OneRelationship = z.object({ id: z.string() });
const TOUCHES = ['chats', 'dashboard'] as const;
const reading = endpoint.meta({ access: 'member', touches: [] });
const writing = endpoint.meta({ access: 'member', touches: TOUCHES });

/** The current chat about a person. It is stored on the server and the same on every device. */
export const panel = {
  get: reading
    .route({
      method: 'GET',
      path: '/relationships/{id}/chat',
      summary: 'The current chat about them; a new one greets',
    })
    .input(OneRelationship)
    .output(Thread),
  mark: writing
    .route({
      method: 'PUT',
      path: '/relationships/{id}/chat/status',
      summary: 'Mark the current chat, or take the mark back',
    })
    .input(z.extend(OneRelationship, { status: SavedStatus }))
    .output(Thread),
  insights: endpoint
    .meta({ access: 'member', touches: [], limit: { max: 20, seconds: 60, by: 'member' } })
    .route({
      method: 'POST',
      path: '/relationships/{id}/chat/insights',
      summary: 'A summary of the current chat: insights, key takeaways, action items',
    })
    .input(OneRelationship)
    .output(ChatInsightsDraft),
  clear: writing
    .route({
      method: 'DELETE',
      path: '/relationships/{id}/chat',
      summary: 'Delete the current chat without saving; a new one begins',
      successStatus: 204,
    })
    .input(OneRelationship)
    .output(z.void()),
};

export const saved = {
  list: reading
    .route({
      method: 'GET',
      path: '/relationships/{id}/saved-chats',
      summary: 'Chats you saved about them, newest first',
    })
    .input(
      z.extend(OneRelationship, {
        before: z.optional(z.string()),
        limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
      }),
    )
    .output(z.array(SavedChat)),
  create: endpoint
    .meta({ access: 'member', touches: TOUCHES, limit: { max: 200, seconds: 86_400, by: 'member' } })
    .route({ method: 'POST', path: '/relationships/{id}/saved-chats', summary: 'Save a chat about them' })
    .input(NewSavedChat)
    .output(SavedChat),
  get: reading
    .route({ method: 'GET', path: '/saved-chats/{id}', summary: 'A saved chat in full' })
    .input(OneRelationship)
    .output(SavedChat),
  remove: writing
    .route({ method: 'DELETE', path: '/saved-chats/{id}', summary: 'Delete a saved chat', successStatus: 204 })
    .input(OneRelationship)
    .output(z.void()),
};

export const sessions = {
  invite: endpoint
    .meta({ access: 'member', touches: ['chats'], limit: { max: 20, seconds: 86_400, by: 'member' } })
    .route({
      method: 'POST',
      path: '/chat-sessions/{relationshipId}/invite',
      summary: 'Invite the connected person to a chat that both of you share',
    })
    .input(z.object({ relationshipId: z.string(), userId: z.optional(z.nullable(z.string())) }))
    .output(z.object({ sessionId: z.string() })),
  list: endpoint
    .meta({ access: 'signed_in', touches: [] })
    .route({ method: 'GET', path: '/chat-sessions', summary: 'Your open shared chats, and invitations to you' })
    .output(z.array(SharedSession)),
  accept: endpoint
    .meta({ access: 'signed_in', touches: ['chats'] })
    .route({
      method: 'POST',
      path: '/chat-sessions/{id}/accept',
      summary: 'Come into a shared chat you were invited to',
    })
    .input(OneRelationship)
    .output(SharedSession),
  decline: endpoint
    .meta({ access: 'signed_in', touches: ['chats'] })
    .route({
      method: 'POST',
      path: '/chat-sessions/{id}/decline',
      summary: 'Decline a shared chat; the other is not told why',
      successStatus: 204,
    })
    .input(OneRelationship)
    .output(z.void()),
};
