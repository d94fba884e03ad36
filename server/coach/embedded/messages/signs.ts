import { farSigns } from '#server/coach/embedded/messages/signs-far.ts';
import { hardSigns } from '#server/coach/embedded/messages/signs-hard.ts';
import { warmSigns } from '#server/coach/embedded/messages/signs-warm.ts';

/** What a message of a kind cannot be without, and what tells it at once; of small letters and straight apostrophes. */
export type Sign = { must?: RegExp; not?: RegExp; sure?: RegExp; least?: number; most?: number };
export type Signs = Readonly<Record<string, Sign>>;

const all: Signs = { ...farSigns, ...hardSigns, ...warmSigns };
const none: Sign = {};
export const signOf = (name: string): Sign => all[name] ?? none;
