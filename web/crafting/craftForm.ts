import type { Tone } from '#contract/coach.ts';
import { CraftForm, type Crafting } from '#contract/crafting.ts';
import { checked } from '#web/app/tool/checked.ts';

/** The fields; no tone is preselected. */
export type Fields = {
  goal: string;
  selectedTone: Tone | null;
  context: string;
  conversationHistory: string;
  originalDraft: string;
};

const BLANK: Fields = {
  ...{ goal: '', selectedTone: null, context: '', conversationHistory: '', originalDraft: '' },
};

export const fieldsOf = (crafting: Crafting | undefined): Fields =>
  crafting ? { ...crafting, selectedTone: crafting.versions.at(-1)?.selectedTone ?? null } : BLANK;

export const readFields = ({ goal, selectedTone, context, conversationHistory, originalDraft }: Fields) =>
  checked(CraftForm.safeParse({ goal, selectedTone, context, conversationHistory, originalDraft }));
