import { itemsOf, mergeLines } from '#contract/relationship-lists.ts';

/** One change to a text: the text before and after it. */
export type Edit = { base: string; text: string };

/** The server's text, and changes that are not saved yet. */
export const withEdits = (kept: string, edits: readonly Edit[]): string =>
  edits.reduce((text, edit) => mergeLines(edit.base, edit.text, text), kept);

/** The first change is being sent; later ones are joined into one that waits. */
export function queued(edits: readonly Edit[], edit: Edit): readonly Edit[] {
  const waiting = edits.length > 1 ? edits.at(-1) : undefined;
  if (!waiting) return [...edits, edit];
  return [...edits.slice(0, -1), { base: waiting.base, text: edit.text }];
}

/** Without changes that the server has applied although its answer was lost. */
export const stillMissing = (kept: string, edits: readonly Edit[]): readonly Edit[] =>
  edits.filter((edit) => withEdits(kept, [edit]) !== kept);

/** The lines of a text, without repeated ones. */
export const linesIn = (text: string): string[] => [...new Set(itemsOf(text))];

/** What changes add and remove, in words. */
export function saidOf(edits: readonly Edit[]): { added: string[]; removed: string[] } {
  const sides = edits.map(({ base, text }) => ({ before: linesIn(base), after: linesIn(text) }));
  return {
    added: sides.flatMap(({ before, after }) => after.filter((line) => !before.includes(line))),
    removed: sides.flatMap(({ before, after }) => before.filter((line) => !after.includes(line))),
  };
}
