import { type Entry, EntryForm, MOODS, type Mood } from '#contract/journal.ts';

/** The entries read from a file, and the problems with their line; in JSON, `line` is the entry's number. */
export type ReadFile = { entries: EntryForm[]; broken: { line: number; reason: string }[] };
type Row = { line: number; fields: Record<string, string>; tags: string[] };
/** Defaults for what a file does not say. People are matched by name. */
type Missing = { mood: Mood | null; today: string; people: readonly Person[] };
export type Person = { id: string; name: string };

const SOME_DAY = '2026-11-20';
const NO_EMOTIONS = 'Not noted';
export const NO_MOOD = 'It has no mood. Choose one for entries without a mood.';
export const NOT_READABLE = 'Mallama can’t read this file. It takes Markdown, JSON and CSV.';

const MOOD_WORDS = Object.fromEntries(MOODS.map((mood) => [mood.replace('_', ' '), mood]));
const moodOf = (said = ''): Mood | undefined => MOOD_WORDS[said.trim().toLowerCase().replaceAll('_', ' ')];
const splitTags = (said = '') => said.split(',').flatMap((tag) => tag.trim() || []);

/** The first words, for an entry without a title. */
function titleOf(content: string): string {
  const [first = ''] = content.trim().split('\n');
  return first.length <= 100 ? first : `${first.slice(0, 99).replace(/\s+\S*$/, '')}…`;
}

/** The person with this name; undefined where there are none or several. */
function personCalled(name: string | undefined, people: readonly Person[]): string | null {
  const wanted = name?.trim().toLocaleLowerCase();
  const [one, ...others] = people.filter((person) => person.name.trim().toLocaleLowerCase() === wanted);
  return one && others.length === 0 ? one.id : null;
}

type Issue = { code: string; path: readonly PropertyKey[]; message: string };
const reasonOf = (issue: Issue | undefined, date: string) =>
  issue?.path[0] === 'on' && issue.code === 'invalid_format'
    ? `“${date.slice(0, 30)}” isn’t a day. Write it like ${SOME_DAY}.`
    : (issue?.message ?? '');

function entryFrom(
  { line, fields, tags }: Row,
  { mood, today, people }: Missing,
): EntryForm | { line: number; reason: string } {
  if (!fields.date) return { line, reason: 'It has no date.' };
  const felt = moodOf(fields.mood) ?? (fields.mood ? undefined : mood);
  if (!felt) return { line, reason: fields.mood ? `“${fields.mood}” isn’t a mood.` : NO_MOOD };
  const content = fields.content?.trim() ?? '';
  const read = EntryForm.safeParse({
    ...{ title: fields.title?.trim() || titleOf(content), content, mood: felt, tags },
    ...{ emotions: fields.emotions?.trim() || NO_EMOTIONS, on: fields.date?.trim().slice(0, 10) },
    relationshipId: personCalled(fields.about, people),
  });
  if (!read.success) return { line, reason: reasonOf(read.error.issues[0], fields.date) };
  return (read.data.on ?? '') > today ? { line, reason: 'This day is in the future' } : read.data;
}

const CELL = /(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g;

/**
 * The cells of a CSV file, and the line on which each row starts. Quoted cells may hold commas, quotes and new lines.
 */
function csvRows(text: string): { line: number; cells: string[] }[] {
  const rows = [{ line: 1, cells: [] as string[] }];
  let line = 1;
  for (const [whole, quoted, plain = '', end] of text.matchAll(CELL)) {
    rows.at(-1)?.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    if (end === '\n') rows.push({ line, cells: [] });
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

const NEEDED = ['date', 'content'];

/** A file in another form than it needs to have, of which nothing can be read: its message says which. */
class WrongForm extends Error {}

function fromCsv(text: string): Row[] {
  const [head, ...rows] = csvRows(text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, ''));
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (head && missing.length > 0)
    throw new WrongForm(
      `The first line has to name the columns, with commas between them. Missing: ${missing.join(' and ')}.`,
    );
  return rows.map(({ line, cells }) => {
    const fields = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    return { line, fields, tags: splitTags(fields.tags) };
  });
}

const HEAD = /^(Date|Mood|Emotions|About|Tags): ?(.*)$/;

function fromMarkdown(text: string): Row[] {
  const rows: (Row & { isHead: boolean; words: string[] })[] = [];
  for (const [at, line] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    const title = /^## (.*)$/.exec(line)?.[1];
    const row = rows.at(-1);
    if (title !== undefined) rows.push({ line: at + 1, fields: { title }, tags: [], isHead: true, words: [] });
    else if (row) {
      const [, name = '', value = ''] = (row.isHead && HEAD.exec(line)) || [];
      if (name) row.fields[name.toLowerCase()] = value;
      else {
        row.isHead &&= line.trim() === '' && row.words.length === 0 && !row.fields.date;
        row.words.push(line.replace(/^\\(?=#)/, ''));
      }
    }
  }
  if (rows.length === 0)
    throw new WrongForm(`It has no entry. Each begins with “## ” and its title, and “Date: ${SOME_DAY}” below.`);
  return rows.map(({ line, fields, words }) => ({
    ...{ line, tags: splitTags(fields.tags) },
    fields: { ...fields, content: words.join('\n').trim() },
  }));
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The date of a moment in a time zone. */
function dayOf(moment: string, timeZone: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(moment)) return moment;
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return '';
  try {
    return at.toLocaleDateString('en-CA', { timeZone: timeZone || 'UTC' });
  } catch {
    return '';
  }
}

/** Day One's export format, or ours. */
function fromJson(text: string): Row[] {
  const file: unknown = JSON.parse(text);
  const list = isObject(file) && Array.isArray(file.entries) ? file.entries : Array.isArray(file) ? file : [];
  return list.filter(isObject).map((one, at) => {
    const text = textIn(one.text);
    const [, heading = '', rest = text] = /^# ([^\n]+)\n+([\s\S]+)$/.exec(text) ?? [];
    const date = dayOf(textIn(one.on) || textIn(one.creationDate), textIn(one.timeZone));
    const fields = { title: textIn(one.title) || heading, content: textIn(one.content) || rest, date };
    const tags = Array.isArray(one.tags) ? one.tags.filter((tag) => typeof tag === 'string') : [];
    return {
      line: at + 1,
      tags,
      fields: { ...fields, mood: textIn(one.mood), emotions: textIn(one.emotions), about: textIn(one.about) },
    };
  });
}

/** Reads a journal file: the valid entries, and the problems with their lines. */
export function readJournalFile(name: string, text: string, missing: Missing): ReadFile {
  const broken = [{ line: 1, reason: NOT_READABLE }];
  let rows: Row[] = [];
  try {
    rows = /\.json$/i.test(name) ? fromJson(text) : /\.csv$/i.test(name) ? fromCsv(text) : fromMarkdown(text);
  } catch (error) {
    return { entries: [], broken: error instanceof WrongForm ? [{ line: 1, reason: error.message }] : broken };
  }
  if (rows.length === 0) return { entries: [], broken };
  const read = rows.map((row) => entryFrom(row, missing));
  return {
    entries: read.flatMap((one) => ('reason' in one ? [] : [one])),
    broken: read.flatMap((one) => ('reason' in one ? [one] : [])),
  };
}

type Told = Pick<Entry, 'title' | 'content' | 'emotions' | 'mood' | 'tags' | 'on' | 'relationshipId'>;

/** Files name people, because ids mean nothing elsewhere. */
const namesIn = (people: readonly Person[]) => new Map(people.map(({ id, name }) => [id, name]));

const line = (text: string) =>
  text
    .split('\n')
    .map((part) => part.trim())
    .join(' ');

/** The journal as Markdown, which the import can read again. */
export function asMarkdown(entries: readonly Told[], people: readonly Person[]): string {
  const names = namesIn(people);
  const blocks = entries.map(({ title, content, emotions, mood, tags, on, relationshipId }) => {
    const about = names.get(relationshipId ?? '');
    return [
      `## ${line(title)}`,
      ...[`Date: ${on}`, `Mood: ${mood.replace('_', ' ')}`, `Emotions: ${line(emotions)}`],
      ...(about ? [`About: ${line(about)}`] : []),
      ...(tags.length > 0 ? [`Tags: ${tags.join(', ')}`] : []),
      `\n${content.replace(/^(?=\\*#)/gm, '\\')}\n`,
    ].join('\n');
  });
  return ['# Journal\n', ...blocks].join('\n');
}

export function asJson(entries: readonly Told[], people: readonly Person[]): string {
  const names = namesIn(people);
  const told = entries.map(({ title, content, emotions, mood, tags, on, relationshipId }) => {
    const about = names.get(relationshipId ?? '');
    return { on, title, content, emotions, mood, ...(about && { about }), tags };
  });
  return `${JSON.stringify({ format: 'mallama-journal', entries: told }, null, 2)}\n`;
}
