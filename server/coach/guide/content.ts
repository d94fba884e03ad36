import * as z from 'zod/mini';
import { Field } from '#contract/guide.ts';
import { TEXT_KINDS } from '#server/reading/texts.ts';

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

const GoodNews = z.object({ id, place: z.literal('good'), title: line, savor: line, step: line });

/** What a text is called and does, two questions that would tell more, a reply, what helps its writer, and the same said again: blanks are theirs to fill. */
export const TextWords = z.object({
  id: z.enum(TEXT_KINDS),
  name: line,
  helps: line,
  repair: z.string(),
});
export type TextWords = z.infer<typeof TextWords>;

/** Something said outright: how it is called, the phrases that say so, and with what around them they do not. */
const Said = z.object({
  ...{ id, shows: line, line, forms: z.array(z.string()), unless: z.array(z.string()) },
  ...{ asks: z.tuple([line, line]), reply: line },
});

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
  /** The same for a goal that was typed: words that fit any such goal, and blanks that say what goes there. */
  told: line,
});
export type Frame = z.infer<typeof Frame>;

const Exercise = z.object({ id, title: line, steps: z.array(line), minutes: z.int() });

/** What an area to work on is named by, and steps for it; the last fits everything. */
const Area = z.object({ id, named: z.array(z.string()), steps: z.array(line) });

/** A part of a relationship that is rated: what a low rating may mean, what a high one rests on, and advice for either. */
const Part = z.object({
  id: z.enum(['trust', 'communication', 'growth', 'joy']),
  title: line,
  type: z.enum(['trust', 'communication', 'growth', 'joy']),
  means: line,
  rests: line,
  low: z.array(line),
  keep: z.array(line),
});

/** What a message ends with, by what it is like and by tone. */
const Closing = z.record(z.string(), z.string().check(z.minLength(1)));

const Phrases = z.record(z.string(), z.union([line, z.array(line)]));

/** What lies in each file of `content/`. */
export const FILES = {
  'situations/partner': z.array(Situation),
  'situations/family': z.array(Situation),
  'situations/friends': z.array(Situation),
  'situations/work': z.array(Situation),
  'situations/self': z.array(Situation),
  'situations/good': z.array(GoodNews),
  texts: z.array(TextWords),
  /** The weightiest first. */
  said: z.array(Said),
  cards: z.array(Card),
  frames: z.array(Frame),
  exercises: z.array(Exercise),
  areas: z.array(Area),
  parts: z.array(Part),
  /** By what a message is like, and by tone. */
  closings: z.record(z.string(), Closing),
  /** A goal whose form is known: the frame it is like, and words with slots for what was typed. */
  goals: z.record(z.string(), z.object({ frame: id, told: line })),
  phrases: Phrases,
} as const;
