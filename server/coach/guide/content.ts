import * as z from 'zod/mini';
import { Field } from '#contract/guide.ts';
import { MOVES } from '#server/coach/guide/moves.ts';

const line = z.string().check(z.minLength(2), z.maxLength(320));
const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** Something that happens between people: how it often looks, one question, one step, one thing to ask for. */
export const Situation = z.object({
  id,
  place: z.enum(['partner', 'family', 'friends', 'work', 'self']),
  /** Goes on after "It may be about". */
  title: line,
  views: z.tuple([line, line]),
  /** What would tell the two apart. */
  apart: line,
  step: line,
  /** Goes on after "Could we". */
  ask: line,
});
export type Situation = z.infer<typeof Situation>;

export const GoodNews = z.object({ id, place: z.literal('good'), title: line, savor: line, step: line });
export type GoodNews = z.infer<typeof GoodNews>;

/** A kind of message that people get: two readings, the kinder first, and a reply. */
export const MessageKind = z.object({
  id,
  move: z.enum(MOVES),
  tone: line,
  readings: z.tuple([line, line]),
  reply: line,
});
export type MessageKind = z.infer<typeof MessageKind>;

/** What a move is called, two readings, a reply, what helps whoever made it, and the same said again: `____` is theirs to fill. */
export const MoveWords = z.object({
  id: z.enum(MOVES),
  name: line,
  readings: z.tuple([line, line]),
  /** What would tell the two apart. */
  apart: line,
  reply: line,
  helps: line,
  repair: z.string(),
});
export type MoveWords = z.infer<typeof MoveWords>;

/** A short answer to a question of fact. */
export const Card = z.object({ id, title: line, asked: z.array(line), text: z.string(), source: line });
export type Card = z.infer<typeof Card>;

/** A message as slots to fill, in two tones. `asked` are words by which it is asked for. */
export const Frame = z.object({
  id,
  title: line,
  asked: z.array(line),
  fields: z.array(Field),
  warm: z.array(line),
  plain: z.array(line),
});
export type Frame = z.infer<typeof Frame>;

export const Exercise = z.object({ id, title: line, steps: z.array(line), minutes: z.int() });
export type Exercise = z.infer<typeof Exercise>;

export const Phrases = z.record(z.string(), z.union([line, z.array(line)]));

/** What lies in each file of `content/`. */
export const FILES = {
  'situations/partner': z.array(Situation),
  'situations/family': z.array(Situation),
  'situations/friends': z.array(Situation),
  'situations/work': z.array(Situation),
  'situations/self': z.array(Situation),
  'situations/good': z.array(GoodNews),
  messages: z.array(MessageKind),
  moves: z.array(MoveWords),
  cards: z.array(Card),
  frames: z.array(Frame),
  exercises: z.array(Exercise),
  phrases: Phrases,
} as const;
