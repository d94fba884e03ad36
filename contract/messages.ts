import * as z from 'zod/mini';
import { FallbackReason, MESSAGE_LENGTH, ReplyStatus, SafetyNote } from '#contract/chat.ts';
import { CoachMeta } from '#contract/coach.ts';
import { Offer } from '#contract/guide.ts';

/** The sender of what Mallama writes. */
export const COACH_SENDER = 'ai';
export const COACH_NAME = 'Mallama';

/** What stands in the place of a message that its author took back, or whose author left Mallama. */
export const REMOVED_TEXT = 'removed by its author';
/** What stands in the place of Mallama's words to or about someone who left Mallama. */
export const REMOVED_ANSWER = 'removed with what someone said who left';

export const NOT_HELPFUL = ['not_about_me', 'too_general', 'one_sided', 'not_right', 'unsafe', 'other'] as const;
export const NotHelpful = z.enum(NOT_HELPFUL, 'Please choose a reason');
export type NotHelpful = z.infer<typeof NotHelpful>;

/** One message of a thread. What Mallama is still writing has an open `reply` and the words there are so far. */
export const Message = z.object({
  id: z.string(),
  /** `ai`, or the member who wrote it. */
  senderId: z.string(),
  senderName: z.string(),
  role: z.enum(['user', 'assistant']),
  isMine: z.boolean(),
  content: z.string(),
  messageType: z.literal('text'),
  isRemoved: z.boolean(),
  reply: z.nullable(
    z.object({
      id: z.string(),
      status: ReplyStatus,
      /** Why a reply that failed did. */
      failure: z._default(z.nullable(FallbackReason), null),
    }),
  ),
  /** Something to know about the answer itself, such as its limits. */
  notice: z.nullable(z.string()),
  /** What the built-in guide offers to choose or to fill in: told to the one whom it answered. */
  offer: z.nullable(Offer),
  meta: z.nullable(CoachMeta),
  /** What the safety layer found: told to the one whose words they are, and to nobody else. */
  safety: z.nullable(SafetyNote),
  /** Why the reader found it not helpful. */
  notHelpful: z.nullable(NotHelpful),
  createdAt: z.iso.datetime(),
  editedAt: z.nullable(z.iso.datetime()),
});
export type Message = z.infer<typeof Message>;

export const MessageText = z
  .string('Please write a message')
  .check(
    z.trim(),
    z.minLength(1, 'Please write a message'),
    z.maxLength(MESSAGE_LENGTH, 'Please keep your message under 8,000 characters'),
  );
