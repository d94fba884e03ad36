import type { Category, Surface } from '#server/coach/safety/terms.ts';

export type Rule = {
  id: string;
  category: Category;
  level: 1 | 2 | 3;
  /** Whom it concerns: the one who acts in the frame, the one it is done to, or always the same. */
  who: 'actor' | 'victim' | 'self' | 'other';
  /** Frames, one a line; `A && B` are two frames near each other. */
  lines: string;
  /** The frame is about a denial itself ("won't let me leave"): a denial does not undo it. */
  denies?: boolean;
  /** Said under could, would or might it is no more than talk. */
  real?: boolean;
  /** A laugh does not lessen it. */
  grave?: boolean;
  /** Only on these surfaces. */
  on?: readonly Surface[];
  /** Open to many words, so one alone is a concern and two agree on a crisis. */
  loose?: boolean;
  /** Says better what weaker rules see in the same words. */
  instead?: boolean;
  /** No frame, but the weight of all words together. */
  whole?: boolean;
};

type Given = Omit<Rule, 'id' | 'category'> & { category?: Category };

/** Rules of one category by name; the id tells both. */
export function rules(category: Category, given: Record<string, Given>): Rule[] {
  return Object.entries(given).map(([name, rule]) => ({ category, ...rule, id: `${category}.${name}` }));
}
