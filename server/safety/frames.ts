import data from '#server/safety/frames.json' with { type: 'json' };
import type { Category, Level } from '#server/safety/terms.ts';

/** Plain words that nobody could take for anything else. Read on lower-case words with one space between them. */
export type Explicit = {
  id: string;
  category: Category;
  level: Level;
  who?: 'self' | 'other';
  form: RegExp;
  /** Told by whoever did it. */
  ownHand?: boolean;
  /** Its own words deny something ("will not let me out"): that is no denial of it. */
  negative?: boolean;
  /** Said to whom it threatens. */
  toYou?: boolean;
  /** Means within reach, or an act just done: nothing lessens it. */
  firm?: boolean;
};
type Pieces = string | string[];
type Line = Omit<Explicit, 'form' | 'category' | 'level'> & { form: Pieces };
type Group = { category: Category; level: Level; lines: Line[] };

const words = new Map<string, Pieces>(Object.entries(data.words));
/** `{hits}` stands for the words of that name, `{gap 3}` for at most three words; a mark ends them. */
const written = (form: Pieces): string =>
  [form]
    .flat()
    .join('')
    .replace(/\{gap (\d)\}/g, "(?: [a-z'-]+){0,$1}")
    .replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => written(words.get(name) ?? ''));

/** Every frame of `frames.json`: first danger to oneself, then harm between people. */
export const FRAMES: readonly Explicit[] = (data.groups as Group[]).flatMap(({ category, level, lines }) =>
  lines.map(({ form, ...line }) => ({
    ...line,
    ...{ category, level, form: new RegExp(`(?<= )${written(form)}(?= )`, 'g') },
  })),
);
