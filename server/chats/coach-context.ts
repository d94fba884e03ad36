import { type Bond, bondOf, ownRelationship } from '#server/chats/bond.ts';
import { messagesBefore } from '#server/chats/message-rows.ts';
import { openBody } from '#server/chats/messages.ts';
import { savedKnown } from '#server/chats/saved-known.ts';
import { isShared, type ThreadRow } from '#server/chats/words.ts';
import { todayIn } from '#server/clock/time-zone.ts';
import type { Known } from '#server/coach/tasks/shapes.ts';
import { allowedKinds, rememberedFor } from '#server/memory/memory.ts';
import { type AskedFor, knownAbout, knownOfNamed, namedIn } from '#server/relationships/relationships.ts';
import { mayLeave } from '#server/safety/heard.ts';
import type { House } from '#server/services.ts';

type Ground = Pick<House, 'db' | 'read' | 'vault' | 'now' | 'coach'>;
export type Asker = { id: string; timeZone?: string };

/** What a coach is told beside the conversation itself. */
export type CoachContext = { bond: Bond | undefined; known: Known[]; today: string | null };

/** Some 600 tokens: what matters least is left out. */
const MOST_SIGNS = 2400;
/** Who was named a few messages ago is still talked about. */
const LOOKED_AT = 8;

/** The lines that fit and may be told, of each kind as many as there is room for. */
export function budgeted(all: readonly Known[], most = MOST_SIGNS): Known[] {
  let left = most;
  return all.flatMap(({ lines, ...about }) => {
    const told = lines.filter((line) => {
      if (left < line.length || !mayLeave(line)) return false;
      left -= line.length;
      return true;
    });
    return told.length > 0 ? [{ ...about, lines: told }] : [];
  });
}

/** What was just said here, for the names in it. */
async function lately({ db, vault }: Ground, thread: ThreadRow, text: string): Promise<string> {
  const [rows, safe] = await Promise.all([messagesBefore(db, thread.id, LOOKED_AT), vault.of(thread.keyId)]);
  const said = rows.filter(({ authorId, isRemoved }) => authorId && !isRemoved).map((row) => openBody(safe, row).text);
  return [text, ...said].join('\n');
}

const remembered = (lines: string[]): Known[] => (lines.length > 0 ? [{ kind: 'remembered', about: null, lines }] : []);

/** Everything about one person; what is remembered comes after what they are to the member, and before the rest. */
async function aboutOne(house: Ground, asked: AskedFor, id: string): Promise<Known[]> {
  const { ownerId, kinds } = asked;
  const [[first, ...rest], facts, saved] = await Promise.all([
    knownAbout(house, asked, id),
    kinds.has('remembered') ? rememberedFor(house, ownerId, [id]) : [],
    kinds.has('savedChats') ? savedKnown(house, asked, id) : [],
  ]);
  return [...(first ? [first] : []), ...remembered(facts), ...rest, ...saved];
}

/** A line about each person who is named, and what is remembered of them. */
async function aboutNamed(house: Ground, asked: AskedFor, text: string): Promise<Known[]> {
  const named = await namedIn(house, asked.ownerId, text);
  const [known, facts] = await Promise.all([
    knownOfNamed(house, asked, named),
    asked.kinds.has('remembered') ? rememberedFor(house, asked.ownerId, named) : [],
  ]);
  return [...known, ...remembered(facts)];
}

/** What a coach is told for a reply that its asker alone reads. Without a model nobody would read it. */
export async function contextAbout(house: Ground, asker: Asker, about: string | null, talk: () => Promise<string>) {
  const { id, timeZone = 'UTC' } = asker;
  const [bond, kinds] = await Promise.all([
    bondFor(house, id, about),
    house.coach.provider ? allowedKinds(house.db, id) : new Set<never>(),
  ]);
  const today = house.coach.provider ? todayIn(house.now(), timeZone) : null;
  if (kinds.size === 0) return { bond, known: [], today };
  const asked = { ownerId: id, kinds, now: house.now(), timeZone };
  const known = bond && about ? await aboutOne(house, asked, about) : await aboutNamed(house, asked, await talk());
  return { bond, known: budgeted(known), today };
}

/** The same for the reply to `text` in a thread. Where several read it, the coach is told nothing that one of them wrote down. */
export async function coachContext(
  house: Ground,
  thread: ThreadRow,
  asker: Asker,
  text: string,
): Promise<CoachContext> {
  if (isShared(thread.kind)) return { bond: undefined, known: [], today: null };
  const about = thread.kind === 'relationship' ? thread.relationshipId : null;
  return contextAbout(house, asker, about, () => lately(house, thread, text));
}

async function bondFor(house: Ground, ownerId: string, id: string | null): Promise<Bond | undefined> {
  const own = id ? await ownRelationship(house, ownerId, id) : undefined;
  return own && bondOf(own);
}
