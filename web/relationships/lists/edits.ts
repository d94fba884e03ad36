import { itemsOf, mergeLines } from '#contract/relationship-lists.ts';

/** One change to a text: what it began from, and what it became. */
export type Edit = { base: string; text: string };

/** What the server has, with changes on top that are still on their way. */
export const withEdits = (kept: string, edits: readonly Edit[]): string =>
  edits.reduce((text, edit) => mergeLines(edit.base, edit.text, text), kept);

/** The first is being sent; whatever is changed meanwhile becomes one change that waits behind it. */
export function queued(edits: readonly Edit[], edit: Edit): readonly Edit[] {
  const waiting = edits.length > 1 ? edits.at(-1) : undefined;
  if (!waiting) return [...edits, edit];
  return [...edits.slice(0, -1), { base: waiting.base, text: edit.text }];
}

/** Without those that the server has taken in already, though its answer never arrived. */
export const stillMissing = (kept: string, edits: readonly Edit[]): readonly Edit[] =>
  edits.filter((edit) => withEdits(kept, [edit]) !== kept);

/** Lines as a list shows them: the same line twice is shown once. */
export const linesIn = (text: string): string[] => [...new Set(itemsOf(text))];

/** In words what changes add and take away. */
export function saidOf(edits: readonly Edit[]): { added: string[]; removed: string[] } {
  const sides = edits.map(({ base, text }) => ({ before: linesIn(base), after: linesIn(text) }));
  return {
    added: sides.flatMap(({ before, after }) => after.filter((line) => !before.includes(line))),
    removed: sides.flatMap(({ before, after }) => before.filter((line) => !after.includes(line))),
  };
}
