import type { Tone } from '#contract/coach.ts';
import { caring } from '#server/coach/embedded/answers/craft/tones/caring.ts';
import { diplomatic } from '#server/coach/embedded/answers/craft/tones/diplomatic.ts';
import { direct } from '#server/coach/embedded/answers/craft/tones/direct.ts';
import { encouraging } from '#server/coach/embedded/answers/craft/tones/encouraging.ts';
import { flirty } from '#server/coach/embedded/answers/craft/tones/flirty.ts';
import type { Manner } from '#server/coach/embedded/answers/craft/tones/manner.ts';
import { playful } from '#server/coach/embedded/answers/craft/tones/playful.ts';

export const manners: Record<Tone, Manner> = { caring, playful, flirty, direct, diplomatic, encouraging };
