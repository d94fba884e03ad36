import type { Choice, Field, Values } from '#contract/guide.ts';
import { phrase } from '#server/coach/guide/library.ts';
import { menu, type Reply, type Talk } from '#server/coach/guide/state.ts';
import { moodOf } from '#server/reading/moods.ts';

/** A first sentence for whoever says how it is for them; empty where that is not sure. */
export function kindWord({ message, state }: Talk): string {
  const mood = moodOf(message);
  return mood ? phrase(`mood_${mood}`, {}, state.asks) : '';
}

const LONGEST = 300;
/** What a plan takes is one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST).toWellFormed();

const action = (label: string, does: Choice['does'], text: string, inDays: number | null = null): Choice => ({
  ...{ label, does, inDays },
  text: does === 'copy' ? text : oneLine(text),
});

export const copy = (text: string): Choice => action('Copy', 'copy', text);
export const keepMoment = (text: string): Choice => action('Keep it as a good moment', 'keep_moment', text);
/** A next step with its date, for a chat about a person: elsewhere there is no plan to keep it in. */
export const keepStep = ({ person }: Talk, text: string): Choice[] =>
  person === null
    ? []
    : [
        action('Keep as a step for tomorrow', 'keep_step', text, 1),
        action('Keep as a step for next week', 'keep_step', text, 7),
      ];

/** A form that is open: it waits until it is finished or put away. What is filled in lies in the talk's state. */
export type OpenForm = {
  name: string;
  fields: (talk: Talk) => readonly Field[];
  show: (talk: Talk, say: string) => Reply;
  filled: (talk: Talk) => Reply;
};

export const ending = (talk: Talk, say: readonly string[], step: string): Reply => ({
  say,
  actions: talk.person === null ? [copy(step)] : keepStep(talk, step),
  options: menu('ending'),
});

/** What is filled in with a sentence of one's own. */
export const field = ([name = '', label = '', hint = '']: readonly string[]): Field => ({
  ...{ name, label, hint, kind: 'sentence', options: [] },
});

/** What was filled in there, and what elsewhere. */
const picked = (values: Values, is: (name: string, value: string) => boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => is(name, value)));
const isLine = (fields: readonly Field[], name: string) => fields.some((one) => one.name === name);
export const own = (values: Values, fields: readonly Field[]) =>
  picked(values, (name, value) => value !== '' && isLine(fields, name));
export const without = (values: Values, fields: readonly Field[]) => picked(values, (name) => !isLine(fields, name));
