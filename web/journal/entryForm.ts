import { type Entry, EntryForm, type Mood } from '#contract/journal.ts';
import { timeZone, today } from '#web/app/timeZone.ts';

/** What stands in the fields; nothing is chosen for the writer. */
export type Fields = {
  title: string;
  content: string;
  emotions: string;
  mood: Mood | null;
  tags: string[];
  relationshipId: string;
  on: string;
  /** When the version that is being changed was saved. */
  basedOn?: string;
  /** By which these words are sent: also after a crash, what arrived without an answer is not sent anew. */
  key?: string;
};

export const BLANK: Fields = {
  ...{ title: '', content: '', emotions: '', mood: null, tags: [], relationshipId: '', on: '' },
};

export const fieldsOf = (entry: Entry | EntryForm | null): Fields =>
  entry ? { ...entry, relationshipId: entry.relationshipId ?? '', on: entry.on ?? '' } : BLANK;

/** The fields as they are sent, or what is wrong with them by field. */
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

/** Commas divide; what is there already is not added again. */
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
