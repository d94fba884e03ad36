import { ORPCError } from '@orpc/server';
import type { Relationship } from '#contract/relationships.ts';
import { backgroundOf } from '#server/chats/message/background.ts';
import { messagesBefore, openBody } from '#server/chats/message/rows.ts';
import { savedKnown } from '#server/chats/saved/rows.ts';
import type { ThreadRow } from '#server/chats/table.ts';
import { isShared } from '#server/chats/thread/rows.ts';
import { todayIn } from '#server/clock/time-zone.ts';
import type { Ahead } from '#server/coach/run/begin/ask-ahead.ts';
import type { Known } from '#server/coach/tasks/shapes.ts';
import type { Given } from '#server/coach/tasks/tasks.ts';
import type { Context } from '#server/http/context.ts';
import { type AskedFor, knownPeople, relationshipOf } from '#server/relationships/relationships.ts';
import { mayLeave } from '#server/safety/heard.ts';
import type { House } from '#server/services.ts';

export type ToldPerson = Given<'relationshipChat'>['relationship'];

/** The person that a chat is about, from stored data and never from the request. */
const toldPerson = ({ personName, relationshipType }: Relationship): ToldPerson => ({
  personName,
  relationshipType,
});

type Asking = Pick<House, 'read' | 'vault' | 'now'>;

/** A relationship of the owner's; undefined if there is none with this id. */
export async function ownRelationship(house: Asking, ownerId: string, id: string): Promise<Relationship | undefined> {
  try {
    return await relationshipOf(house, ownerId, id);
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** The name of a relationship; empty where it is gone. */
export const readOwnName = async (house: Asking, ownerId: string, id: string): Promise<string> =>
  (await ownRelationship(house, ownerId, id))?.personName ?? '';

type Deps = Pick<House, 'db' | 'read' | 'vault' | 'now' | 'coach'> & Pick<Context, 'ahead'>;
type Asker = { id: string; timeZone?: string };

/** What a coach is told beside the messages. */
export type CoachContext = {
  person: ToldPerson | undefined;
  known: Known[];
  today: string | null;
  /** For asking a provider while the message is still being stored. */
  ahead?: Ahead;
};

/** About 600 tokens. The least important lines are left out. */
const MOST_SIGNS = 2400;
/** People who were named within so many messages are still being talked about. */
const LOOKED_AT = 8;

/** The lines that may be sent and fit, as many of each kind as there is room for. */
export function budgeted(all: readonly Known[], most = MOST_SIGNS): Known[] {
  let left = most;
  const told = all.map((one) => ({ ...one, lines: [] as string[] }));
  const longest = Math.max(0, ...all.map(({ lines }) => lines.length));
  // Two lines of each kind at a time, so that a hundred facts leave room for the rest.
  for (let from = 0; from < longest; from += 2)
    for (const [at, { lines }] of all.entries())
      for (const line of lines.slice(from, from + 2)) {
        if (left < line.length || !mayLeave(line)) continue;
        left -= line.length;
        told[at]?.lines.push(line);
      }
  return told.filter(({ lines }) => lines.length > 0);
}

type Newest = ReturnType<typeof messagesBefore>;

/** The last things that were said, to find names in. */
async function lately({ vault }: Deps, thread: ThreadRow, text: string, newest: Newest): Promise<string> {
  const [all, safe] = await Promise.all([newest, vault.of(thread.keyId)]);
  const rows = all.slice(0, LOOKED_AT);
  const said = rows.filter(({ authorId, isRemoved }) => authorId && !isRemoved).map((row) => openBody(safe, row).text);
  return [text, ...said].join('\n');
}

const remembered = (lines: string[]): Known[] => (lines.length > 0 ? [{ kind: 'remembered', about: null, lines }] : []);

type Told = { asked: AskedFor; facts: (about: readonly string[]) => string[] };

/** Everything about one person. What is remembered comes second, after who they are to the member. */
async function aboutOne(house: Deps, { asked, facts }: Told, id: string): Promise<Known[]> {
  const [[first, ...rest], saved] = await Promise.all([
    knownPeople.knownAbout(house, asked, id),
    asked.kinds.has('savedChats') ? savedKnown(house, asked, id) : [],
  ]);
  return [...(first ? [first] : []), ...remembered(facts([id])), ...rest, ...saved];
}

async function lastSaved(house: Deps, asked: AskedFor, id: string): Promise<Known[]> {
  const [last] = asked.kinds.has('savedChats') ? await savedKnown(house, asked, id) : [];
  if (!last) return [];
  return [{ ...last, about: await readOwnName(house, asked.ownerId, id), lines: last.lines.slice(0, 1) }];
}

/** Short lines about each person who is named, and what is remembered about them. */
async function aboutNamed(house: Deps, { asked, facts }: Told, named: string[]): Promise<Known[]> {
  const [known, ...saved] = await Promise.all([
    knownPeople.knownOfNamed(house, asked, named),
    ...named.map((id) => lastSaved(house, asked, id)),
  ]);
  return [...known, ...remembered(facts(named)), ...saved.flat()];
}

/** The context for a reply that only its asker reads. Empty without a model, because the guide does not use it. */
export async function contextAbout(
  house: Deps,
  { id, timeZone = 'UTC' }: Asker,
  about: string | null,
  talk: () => Promise<string>,
): Promise<CoachContext> {
  if (!house.coach.provider) return { person: await personFor(house, id, about), known: [], today: null };
  const background = backgroundOf(house, id);
  // The first word of a reply waits for all of these, so they run in parallel.
  const [person, kinds, lines, named] = await Promise.all([
    personFor(house, id, about),
    background.kinds,
    background.remembered,
    about ? [] : Promise.all([background.people, talk()]).then(([people, text]) => people.namedIn(text)),
  ]);
  const today = todayIn(house.now(), timeZone);
  const ahead = { names: background.people.then(({ names }) => names), leave: background.leave };
  ahead.names.catch(() => {});
  if (kinds.size === 0) return { person, known: [], today, ahead };
  const facts = kinds.has('remembered') ? lines : () => [];
  const told = { asked: { ownerId: id, kinds, now: house.now(), timeZone }, facts };
  const known = person && about ? await aboutOne(house, told, about) : await aboutNamed(house, told, named);
  return { person, known: budgeted(known), today, ahead };
}

/**
 * The context for the reply to `text` in a thread. In a shared thread the coach is told nothing from anyone's notes.
 */
export async function coachContext(
  house: Deps,
  thread: ThreadRow,
  asker: Asker,
  text: string,
  newest: Newest = messagesBefore(house.db, thread.id, LOOKED_AT),
): Promise<CoachContext> {
  if (isShared(thread.kind)) return { person: undefined, known: [], today: null };
  const about = thread.kind === 'relationship' ? thread.relationshipId : null;
  return contextAbout(house, asker, about, () => lately(house, thread, text, newest));
}

async function personFor(house: Deps, ownerId: string, id: string | null): Promise<ToldPerson | undefined> {
  const own = id ? await ownRelationship(house, ownerId, id) : undefined;
  return own && toldPerson(own);
}
