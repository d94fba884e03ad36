import data from '#server/safety/frames.json' with { type: 'json' };
import type { Category, Level } from '#server/safety/terms.ts';

/** Phrases that are unambiguous. Matched on lower-case words separated by single spaces. */
export type Explicit = {
  id: string;
  category: Category;
  level: Level;
  who?: 'self' | 'other';
  form: RegExp;
  /** Told by the person who did it. */
  ownHand?: boolean;
  /** How much more than others it says of its kind. */
  weight?: number;
  /** It contains a negation itself ("will not let me out"), which does not negate it. */
  negative?: boolean;
  /** Addressed to the person it threatens. */
  toYou?: boolean;
  /** Means at hand, or an act just done: nothing weakens it. */
  firm?: boolean;
  /** It may be play or tenderness: grave only where all words together do not speak against it. */
  play?: boolean;
};
type Pieces = string | string[];
type Line = Omit<Explicit, 'form' | 'category' | 'level'> & { form: Pieces };
type Group = { category: Category; level: Level; lines: Line[] };

const words = new Map<string, Pieces>(Object.entries(data.words));
/** `{hits}` stands for a named list, `{gap 3}` for at most three words within a sentence. */
const written = (form: Pieces): string =>
  [form]
    .flat()
    .join('')
    .replace(/\{gap (\d)\}/g, "(?: [a-z'-]+){0,$1}")
    .replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => written(words.get(name) ?? ''));

export const formOf = (name: string, flags = '') => new RegExp(written(`{${name}}`), flags);
export const FRAMES: readonly Explicit[] = (data.groups as Group[]).flatMap(({ category, level, lines }) =>
  lines.map(({ form, ...line }) => ({
    ...line,
    ...{ category, level, form: new RegExp(`(?<= )${written(form)}(?= )`, 'g') },
  })),
);

const DOUBTS = formOf('doubts', 'giu');
/** Blanks "I don't know" and the like, so that positions stay the same. */
export const withoutDoubts = (text: string): string => text.replace(DOUBTS, (doubt) => ' '.repeat(doubt.length));
