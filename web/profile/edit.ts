import { itemsOf, mergeLines, textOf } from '#contract/relationship-lists.ts';

/** The two texts that are written on the profile: one is prose, the other a list with one item a line. */
export type ProfileField = 'notes' | 'strugglingWith';

/** What somebody typed, and what the server had when they began. */
export type Edit = { base: string; text: string };

/** A list is kept without empty lines, so these make no difference to it. */
const asKept = (field: ProfileField, text: string) => (field === 'notes' ? text : textOf(itemsOf(text)));

export const isUnsaved = (field: ProfileField, { base, text }: Edit): boolean =>
  asKept(field, base) !== asKept(field, text);

/**
 * What goes on being typed once `sent` was answered with `kept`. Where the server kept just that, nothing under the
 * hand changes; what another tab wrote meanwhile comes in beside it.
 */
export function afterSave(field: ProfileField, now: Edit, sent: Edit, kept: string): Edit {
  const isOurs = asKept(field, sent.text) === asKept(field, kept);
  return { base: kept, text: isOurs ? now.text : mergeLines(sent.text, now.text, kept) };
}
