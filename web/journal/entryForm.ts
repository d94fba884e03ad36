import { type Entry, EntryForm, type Mood } from '#contract/journal.ts';
import { timeZone, today } from '#web/app/timeZone.ts';

/** The fields; nothing is preselected. */
export type Fields = {
  title: string;
  content: string;
  emotions: string;
  mood: Mood | null;
  tags: string[];
  relationshipId: string;
  on: string;
  /** When the version being edited was saved. */
  basedOn?: string;
  /** The idempotency key, kept with the draft, so that a retry after a crash makes no second entry. */
  key?: string;
};

export const BLANK: Fields = {
  ...{ title: '', content: '', emotions: '', mood: null, tags: [], relationshipId: '', on: '' },
};

export const fieldsOf = (entry: Entry | EntryForm | null): Fields =>
  entry ? { ...entry, relationshipId: entry.relationshipId ?? '', on: entry.on ?? '' } : BLANK;

/** A valid form, or the problems by field. */
export function readFields({ relationshipId, on, ...fields }: Fields) {
  const read = EntryForm.safeParse({
    ...fields,
    relationshipId: relationshipId || null,
    ...(on && { on }),
    timeZone: timeZone(),
  });
  const isToCome = on > today();
  const problem = (field: keyof Fields) =>
    read.error?.issues.find(({ path }) => path[0] === field)?.message ??
    (field === 'on' && isToCome ? 'This day is in the future' : undefined);
  return { form: isToCome ? undefined : read.data, problem };
}

/** Splits at commas and skips tags that are there. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const added = typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const known = new Set(tags.map((tag) => tag.toLocaleLowerCase()));
  const fresh = added.filter((tag, at) => {
    const isFirst = added.findIndex((other) => other.toLocaleLowerCase() === tag.toLocaleLowerCase()) === at;
    return isFirst && !known.has(tag.toLocaleLowerCase());
  });
  return [...tags, ...fresh];
}
