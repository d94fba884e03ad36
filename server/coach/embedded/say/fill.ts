import { pick } from '#server/coach/embedded/say/pick.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';

/** What may be set into a sentence: their own words, a thing they named, who it is about. */
export type Slots = Readonly<Record<string, string | null | undefined>>;

const wanted = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
/** Whether every slot of a template can be filled. */
export const isWhole = (template: string, slots: Slots) => wanted(template).every((name) => slots[name]);

/** One of the templates whose slots are all there, filled; those that name most are chosen from first. */
export function say(templates: readonly string[], slots: Slots, seed: number, turn = 0): string {
  const open = templates.filter((template) => isWhole(template, slots));
  const specific = open.filter((template) => wanted(template).length > 0);
  const named = slots.the ? specific.filter((template) => wanted(template).includes('the')) : [];
  const from = named.length ? named : specific.length ? specific : open;
  return filled(pick(from, seed, turn), slots);
}

/** The ways to say something that were not used in what was said before; all of them where each was. */
export function unsaid(templates: readonly string[], before: string): readonly string[] {
  const fresh = templates.filter((template) => {
    const [longest = ''] = template.split(/\{\w+\}/).sort((a, b) => b.length - a.length);
    return longest.trim().length < 8 || !before.includes(longest.trim());
  });
  return fresh.length > 0 ? fresh : templates;
}

export const filled = (template: string, slots: Slots): string =>
  template === '' ? '' : sentence(template.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? ''));
