import * as z from 'zod/mini';
import { FallbackReason, MESSAGE_LENGTH, ReplyStatus, SafetyNote } from '#contract/chat.ts';
import { CoachMeta } from '#contract/coach.ts';
import { Offer } from '#contract/guide.ts';

/** The sender id of Mallama's messages. */
export const COACH_SENDER = 'ai';
export const COACH_NAME = 'Mallama';

/** Shown in place of a message that its author took back, or whose author has left Mallama. */
export const REMOVED_TEXT = 'removed by its author';
/** Shown in place of Mallama's reply to or about someone who has left Mallama. */
export const REMOVED_ANSWER = 'removed with the words of someone who left';

export const NOT_HELPFUL = ['not_about_me', 'too_general', 'one_sided', 'not_right', 'unsafe', 'other'] as const;
export const NotHelpful = z.enum(NOT_HELPFUL, 'Please choose a reason');
export type NotHelpful = z.infer<typeof NotHelpful>;

/** One message of a thread. A reply that is still being written has an open `reply` and its text so far. */
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
      failure: z._default(z.nullable(FallbackReason), null),
    }),
  ),
  /** A note about the answer itself, such as its limits. */
  notice: z.nullable(z.string()),
  /** What the built-in guide offers; only for the person it answered. */
  offer: z.nullable(Offer),
  meta: z.nullable(CoachMeta),
  /** What the safety layer found; only for the author. */
  safety: z.nullable(SafetyNote),
  /** Why the reader found the reply unhelpful. */
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
