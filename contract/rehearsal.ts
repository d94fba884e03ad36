import * as z from 'zod/mini';
import { SafetyNote } from '#contract/chat.ts';
import { endpoint } from '#contract/endpoint.ts';

const LEVELS = ['easy', 'realistic', 'hard'] as const;
export const Level = z.enum(LEVELS, 'Please choose how hard it should be');
export type Level = z.infer<typeof Level>;

/** The most turns in one rehearsal. */
export const MOST_TURNS = 20;

const TOO_LONG = 'Please keep it under 2,000 characters';
const words = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(2000, TOO_LONG));
const Said = z.object({
  role: z.enum(['user', 'assistant'], 'Please say who said it'),
  content: z.string().check(z.maxLength(4000, 'Please keep each turn under 4,000 characters')),
});

/** The person as the member describes them, and the purpose of the talk. */
export const Scene = z.object({
  personName: z
    .string('Please say who you’re practicing with')
    .check(
      z.trim(),
      z.minLength(1, 'Please say who you’re practicing with'),
      z.maxLength(100, 'Please keep the name under 100 characters'),
    ),
  description: z._default(z.string('This is text').check(z.trim(), z.maxLength(2000, TOO_LONG)), ''),
  aim: words('Please say what you want to practice'),
  level: Level,
  /** The relationship it is about, if any. */
  relationshipId: z._default(z.nullable(z.string()), null),
});
export type Scene = z.infer<typeof Scene>;

const history = z._default(
  z.array(Said, 'This is a list of turns').check(z.maxLength(2 * MOST_TURNS, 'This rehearsal is at its end')),
  [],
);

/** `line` is empty where the rehearsal was stopped; `isClosed` says why, with people to turn to. */
const Played = z.object({
  line: z.string(),
  /** What the member's last sentence did. */
  feedback: z.nullable(z.string()),
  isClosed: z.boolean(),
  safety: z.nullable(SafetyNote),
});
export type Played = z.infer<typeof Played>;

const playing = endpoint.meta({ access: 'member', touches: [], limit: { max: 120, seconds: 3600, by: 'member' } });

/** Practice for a hard talk, with a model that plays the other person. Nothing of it is stored. */
export const rehearsal = {
  say: playing
    .route({ method: 'POST', path: '/rehearsal/turns', summary: 'Say something, and hear what they might answer' })
    .input(z.extend(Scene, { history, message: words('Please write something') }))
    .output(Played),
  hint: playing
    .route({ method: 'POST', path: '/rehearsal/hint', summary: 'A way to say the next sentence' })
    .input(z.extend(Scene, { history }))
    .output(Played),
  end: playing
    .route({ method: 'POST', path: '/rehearsal/end', summary: 'What to take along from it, as one step' })
    .input(z.extend(Scene, { history }))
    .output(Played),
};
