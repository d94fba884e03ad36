import type { Tone } from '#contract/coach.ts';
import { CraftForm, type Crafting } from '#contract/crafting.ts';

/** What stands in the fields; no tone is chosen for the writer. */
export type Fields = {
  goal: string;
  selectedTone: Tone | null;
  context: string;
  conversationHistory: string;
  originalDraft: string;
};

export const BLANK: Fields = {
  ...{ goal: '', selectedTone: null, context: '', conversationHistory: '', originalDraft: '' },
};

export const fieldsOf = (crafting: Crafting | undefined): Fields =>
  crafting ? { ...crafting, selectedTone: crafting.versions.at(-1)?.selectedTone ?? null } : BLANK;

/** The fields as they are sent, or what is wrong with them by field. */
export function readFields({ goal, selectedTone, context, conversationHistory, originalDraft }: Fields) {
  const read = CraftForm.safeParse({ goal, selectedTone, context, conversationHistory, originalDraft });
  const problem = (field: keyof Fields) => read.error?.issues.find(({ path }) => path[0] === field)?.message;
  return { form: read.data, problem };
}
