import type { KnownKind } from '#contract/coach.ts';
import { KNOWN_KINDS } from '#contract/memory.ts';
import { anonymise } from '#server/coach/coach.ts';
import type { Db } from '#server/database/open.ts';
import { standsIn } from '#server/names.ts';
import { datesIn, momentsIn, peopleIn, personIn, planIn } from '#server/relationships/known/known-rows.ts';
import { type About, type Asked, inFull, inShort, type Known } from '#server/relationships/known/known-words.ts';
import { openWords } from '#server/relationships/record/record.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

/** The kinds that are stored with a relationship. */
const OF_PEOPLE: readonly KnownKind[] = KNOWN_KINDS.filter((kind) => kind !== 'remembered');
/** More people than one message mentions. */
const MOST_NAMED = 4;

type Asking = Pick<House, 'read' | 'vault'>;
type Person = Awaited<ReturnType<typeof peopleIn>>[number];
type Rows = Awaited<ReturnType<typeof rowsAbout>>;

/** All rows about these people, one query per table, none for a kind that is switched off. */
async function rowsAbout(read: Db, { ownerId, kinds }: Asked, ids: readonly string[]) {
  const has = (...some: KnownKind[]) => ids.length > 0 && some.some((kind) => kinds.has(kind));
  const [moments, plan, dates] = await Promise.all([
    has('about', 'checkIns', 'moments') ? momentsIn(read, ownerId, ids) : [],
    has('goals', 'steps', 'savedChats') ? planIn(read, ownerId, ids) : [],
    has('dates') ? datesIn(read, ownerId, ids) : [],
  ]);
  return { moments, plan, dates };
}

function aboutOne(safe: Safe, row: Person, { moments, plan, dates }: Rows): About {
  const isOf = ({ relationshipId }: { relationshipId: string | null }) => relationshipId === row.id;
  return {
    row,
    words: openWords(safe, row),
    moments: moments.filter(isOf),
    plan: plan.filter(isOf),
    dates: dates.filter(isOf),
  };
}

/** Everything a member wrote about one person; nothing if there is no such person. */
export async function knownAbout({ read, vault }: Asking, asked: Asked, id: string): Promise<Known[]> {
  if (!OF_PEOPLE.some((kind) => asked.kinds.has(kind))) return [];
  const [person, rows, safe] = await Promise.all([
    personIn(read, asked.ownerId, id),
    rowsAbout(read, asked, [id]),
    vault.of(asked.ownerId),
  ]);
  return person ? inFull(safe, asked, aboutOne(safe, person, rows)) : [];
}

function isNamedIn(text: string, name: string): boolean {
  const first = name.trim().split(/\s+/)[0] ?? '';
  if (first.length < 2) return false;
  return standsIn(first, text) || (anonymise.isNoWord(first) && standsIn(first.toLowerCase(), text));
}

/** A member's people by name, and which of them a text mentions. */
export async function finder(house: Asking, ownerId: string) {
  const people = await namesOf(house, ownerId);
  return {
    names: [...people.values()],
    namedIn(text: string): string[] {
      const named = [...people].filter(([, name]) => isNamedIn(text, name));
      return named.slice(0, MOST_NAMED).map(([id]) => id);
    },
  };
}

/** Short notes about each of these people. */
export async function knownOfNamed({ read, vault }: Asking, asked: Asked, ids: readonly string[]): Promise<Known[]> {
  if (ids.length === 0 || !OF_PEOPLE.some((kind) => asked.kinds.has(kind))) return [];
  const [people, rows, safe] = await Promise.all([
    peopleIn(read, asked.ownerId),
    rowsAbout(read, asked, ids),
    vault.of(asked.ownerId),
  ]);
  const named = people.filter(({ id }) => ids.includes(id));
  return named.flatMap((row) => inShort(safe, asked, aboutOne(safe, row, rows)));
}

export async function namesOf({ read, vault }: Asking, ownerId: string): Promise<Map<string, string>> {
  const [people, safe] = await Promise.all([peopleIn(read, ownerId), vault.of(ownerId)]);
  return new Map(people.map((row) => [row.id, openWords(safe, row).personName]));
}
