import { itemsOf, mergeLines, textOf } from '#contract/relationship-lists.ts';

/** The two texts edited on the profile: one is prose, the other a list with one item per line. */
export type ProfileField = 'notes' | 'strugglingWith';

/** The text being edited, and the server's text when the edit began. */
export type Edit = { base: string; text: string };

/** Lists are stored without empty lines, so these make no difference. */
const asKept = (field: ProfileField, text: string) => (field === 'notes' ? text : textOf(itemsOf(text)));

export const isUnsaved = (field: ProfileField, { base, text }: Edit): boolean =>
  asKept(field, base) !== asKept(field, text);

/**
 * The edit after `sent` was answered with `kept`. If the server stored just that, nothing changes in the field;
 * changes from another tab are merged in.
 */
export function afterSave(field: ProfileField, now: Edit, sent: Edit, kept: string): Edit {
  const isOurs = asKept(field, sent.text) === asKept(field, kept);
  return { base: kept, text: isOurs ? now.text : mergeLines(sent.text, now.text, kept) };
}
