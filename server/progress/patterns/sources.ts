import { spokenIn } from '#contract/arguments.ts';
import { PATTERN_WEEKS } from '#contract/patterns.ts';
import { dayAfter } from '#contract/progress-scores.ts';
import { arguedBy } from '#server/arguments/arguments.ts';
import { chatsWritten } from '#server/chats/chats.ts';
import { dayAt, earliestOf } from '#server/clock/time-zone.ts';
import { outcomesOf } from '#server/conversations/conversations.ts';
import { diaryOf } from '#server/journal/journal.ts';
import type { Told } from '#server/progress/patterns/sentences.ts';
import { relationshipData } from '#server/relationships/relationships.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'db' | 'read' | 'vault' | 'now'>;
type Names = ReadonlyMap<string, string>;
type Owner = { id: string; name: string | null };

/** The person a text names, if it names exactly one. */
function personIn(text: string, names: Names): string | null {
  const words = new Set(text.match(/\p{L}+/gu) ?? []);
  const named = [...names].filter(([, name]) => words.has(name.split(/\s+/)[0] ?? ''));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

/** The owner's lines of an argument: those without a name, and those with theirs. */
export function linesOf(lines: readonly string[], ownName: string | null) {
  const me = new Set([
    'me',
    'i',
    'myself',
    ownName?.toLocaleLowerCase(),
    ownName?.split(/\s+/)[0]?.toLocaleLowerCase(),
  ]);
  const spoken = lines.map((line) => spokenIn(line) ?? { party: 'me', said: line });
  const isMine = ({ party }: { party: string }) => me.has(party.toLocaleLowerCase());
  const said = (all: typeof spoken) => all.map((one) => one.said).join('\n');
  return { own: said(spoken.filter(isMine)), others: said(spoken.filter((one) => !isMine(one))) };
}

/** The first day to look at, the member's time zone and their people. */
type Look = { from: string; day(at: Date): string; person(id: string | null, text: string): string | null };

async function* written(house: Deps, owner: Owner, { from, person }: Look): AsyncGenerator<Told> {
  for await (const { id, title, content, on, relationshipId, mood } of diaryOf(house, owner.id, from)) {
    const about = person(relationshipId, `${title} ${content}`);
    yield {
      id,
      on,
      title,
      text: content,
      path: `/journal?entry=${id}`,
      person: about,
      isConflict: false,
      isNote: true,
      mood,
    };
  }
}

async function* logged(house: Deps, owner: Owner, { from, day }: Look): AsyncGenerator<Told> {
  for (const { id, relationshipId, kind, at, note } of await relationshipData.loggedBy(
    house,
    owner.id,
    earliestOf(from),
  )) {
    const path = `/relationships/${relationshipId}`;
    const isConflict = kind === 'conflict';
    yield { id, on: day(at), title: '', text: note ?? '', path, person: relationshipId, isConflict, isNote: true };
  }
}

async function* argued(house: Deps, owner: Owner, { from, day, person }: Look): AsyncGenerator<Told> {
  for await (const { id, path, at, told } of arguedBy(house, owner.id)) {
    const on = day(at);
    if (on < from) return;
    const { own, others } = linesOf(told.lines, owner.name);
    const text = [own, told.context].filter(Boolean).join('\n');
    const about = person(null, [...told.lines, told.context].join(' '));
    yield { id, on, title: text ? '' : 'An argument', text, path, person: about, isConflict: true, others };
  }
}

async function* mediated(house: Deps, owner: Owner, { from, day, person }: Look): AsyncGenerator<Told> {
  for (const { id, title, at, relationshipId, agreed } of await outcomesOf(house, owner.id)) {
    const on = day(at);
    const about = person(relationshipId, title);
    if (on >= from) yield { id, on, title, text: '', path: `/chat?id=${id}`, person: about, isConflict: true, agreed };
  }
}

async function* said(
  house: Deps,
  owner: Owner,
  { from, day, person }: Look,
  begun: Map<string, string>,
): AsyncGenerator<Told> {
  for await (const { id, part, text, at, title, path, relationshipId } of chatsWritten.messages(house, owner.id)) {
    if (day(at) < from) return;
    const on = begun.get(id) ?? day(at);
    yield { id: part ?? path, on, title, text, path, person: person(relationshipId, text), isConflict: false };
  }
}

async function* kept(house: Deps, owner: Owner, { from, day }: Look, known: Set<string>): AsyncGenerator<Told> {
  for await (const { id, title, at, begunAt, path, relationshipId, own } of chatsWritten.saved(house, owner.id)) {
    if (day(at) < from) return;
    const text = own.filter((line) => !known.has(line)).join('\n');
    if (text) yield { id, on: day(begunAt), title, text, path, person: relationshipId, isConflict: false };
  }
}

/** Commitments that helped. The coach may have worded them, so they are kept apart from the member's own texts. */
export async function helpedIn(house: Deps, ownerId: string, timeZone: string): Promise<Told[]> {
  const day = (at: Date) => dayAt(at, timeZone);
  const from = dayAfter(day(house.now()), -7 * PATTERN_WEEKS);
  const done = await relationshipData.helpedBy(house, ownerId, earliestOf(from));
  return done.map(({ id, doneAt, text, relationshipId: person }) => {
    const path = person ? `/relationships/${person}` : '/progress';
    return { id, on: day(doneAt), title: '', text, path, person, isConflict: false };
  });
}

/** Everything a member wrote or logged in the last half year, by their own days and without repetitions. */
export async function toldBy(house: Deps, owner: Owner, names: Names, timeZone: string): Promise<Told[]> {
  const day = (at: Date) => dayAt(at, timeZone);
  const person = (id: string | null, text: string) => (id && names.has(id) ? id : personIn(text, names));
  const look: Look = { from: dayAfter(day(house.now()), -7 * PATTERN_WEEKS), day, person };
  const conflicts = [
    ...(await Array.fromAsync(argued(house, owner, look))),
    ...(await Array.fromAsync(mediated(house, owner, look))),
  ];
  // Messages in a mediation or a follow-up chat belong to the day of that conflict.
  const begun = new Map(conflicts.map(({ id, on }) => [id, on]));
  const chats = await Array.fromAsync(said(house, owner, look, begun));
  // A message that is still in the chat is not read again from the saved chat.
  const known = new Set(chats.map(({ text }) => text));
  return [
    ...(await Array.fromAsync(written(house, owner, look))),
    ...(await Array.fromAsync(logged(house, owner, look))),
    ...conflicts,
    ...chats,
    ...(await Array.fromAsync(kept(house, owner, look, known))),
  ];
}
