import { and, asc, eq } from 'drizzle-orm';
import type { SafetyNote } from '#contract/chat.ts';
import type { Intake } from '#contract/mediation.ts';
import type { Held } from '#server/conversations/mediation/held.ts';
import { wishesForSafety } from '#server/conversations/mediation/wishes.ts';
import { mediationIntakes as intakes } from '#server/conversations/table.ts';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import { assess } from '#server/safety/assess.ts';
import { cardBeside, countCard } from '#server/safety/counts.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { House } from '#server/services.ts';

export type Answers = Omit<Intake, 'id'>;
/** Sealed under the person's own key. `answers` is null where a danger was found later, without a private part. */
type Private = { answers: Answers | null; isUnsafe: boolean; note: SafetyNote | null };

type Deps = Pick<House, 'vault' | 'now'>;
const TABLE = 'mediation_intakes';
const ASKED: SafetyNote = { level: 1, category: 'domestic_violence', who: 'self', resource: 'domestic_violence' };

const place = (threadId: string, memberId: string) => `${threadId}:${memberId}`;
const isOf = (threadId: string, memberId: string) =>
  and(eq(intakes.threadId, threadId), eq(intakes.memberId, memberId));

/**
 * Whether a text indicates danger that rules out a mediation. Weak signals do not: everyone is asked directly anyway.
 */
export function dangerIn(text: string): { isUnsafe: boolean; note: SafetyNote | null } {
  const found = assess(text, { surface: 'chat' });
  return { isUnsafe: !policyOf(found).mediate, note: cardBeside(found) };
}

/** Counts a card that was shown, without whose it was. */
export const countNote = async (house: Pick<House, 'db' | 'now' | 'log'>, note: SafetyNote | null) =>
  note ? countCard(house, note) : undefined;

/** One yes to a safety question is enough, and so is not having come freely. */
function judged(answers: Answers): Private {
  const { afraid, threatened, hurt, controlled, isFree, happened, hope } = answers;
  const said = dangerIn(`${happened}\n${hope}`);
  const isWished = wishesForSafety(happened) || wishesForSafety(hope);
  const isFlagged = afraid || threatened || hurt || controlled || !isFree || isWished;
  const note = isFlagged && !(said.note && policyOf(said.note).coach === 'card') ? ASKED : said.note;
  return { answers, isUnsafe: isFlagged || said.isUnsafe, note };
}

export async function readPrivate(
  { vault }: Pick<House, 'vault'>,
  from: DbOrTransaction,
  threadId: string,
  memberId: string,
): Promise<Private | undefined> {
  const [row] = await from.select().from(intakes).where(isOf(threadId, memberId));
  if (!row) return undefined;
  return (await vault.of(memberId)).open<Private>(TABLE, place(threadId, memberId), row.sealed);
}

async function write({ vault, now }: Deps, tx: Transaction, threadId: string, memberId: string, own: Private) {
  const sealed = (await vault.of(memberId)).seal(TABLE, place(threadId, memberId), own);
  await tx
    .insert(intakes)
    .values({ threadId, memberId, sealed, createdAt: now() })
    .onConflictDoUpdate({ target: [intakes.threadId, intakes.memberId], set: { sealed } });
}

/**
 * A danger that was reported is not cleared by different answers, since the person may be under pressure. Returns
 * whether they had answered before.
 */
export async function keepAnswers(
  deps: Deps,
  { tx, thread }: Held,
  memberId: string,
  answers: Answers,
): Promise<boolean> {
  const before = await readPrivate(deps, tx, thread.id, memberId);
  const now = judged(answers);
  const isUnsafe = now.isUnsafe || before?.isUnsafe === true;
  const note = isUnsafe && !now.isUnsafe ? (before?.note ?? now.note) : now.note;
  await write(deps, tx, thread.id, memberId, { answers, isUnsafe, note });
  return Boolean(before?.answers);
}

/** Records a danger in a message, visible to its author only. */
export async function noteDanger(deps: Deps, tx: Transaction, threadId: string, memberId: string, note: SafetyNote) {
  const before = await readPrivate(deps, tx, threadId, memberId);
  await write(deps, tx, threadId, memberId, { answers: before?.answers ?? null, isUnsafe: true, note });
}

/** Members who have finished their private part. */
export async function readyIn(deps: Pick<House, 'vault'>, from: DbOrTransaction, threadId: string): Promise<string[]> {
  const rows = await from.select({ id: intakes.memberId }).from(intakes).where(eq(intakes.threadId, threadId));
  const ready: string[] = [];
  for (const { id } of rows) if ((await readPrivate(deps, from, threadId, id))?.answers) ready.push(id);
  return ready;
}

export async function isSafeFor(deps: Pick<House, 'vault'>, { tx, thread, circle }: Held): Promise<boolean> {
  for (const id of circle) {
    const own = await readPrivate(deps, tx, thread.id, id);
    if (!own || own.isUnsafe) return false;
  }
  return true;
}

/**
 * Deletes the answers, and returns whether there were any. A reported danger is kept for whoever may come back:
 * leaving and rejoining would be another way to have it withdrawn under pressure.
 */
export async function forgetPrivate(
  deps: Deps,
  tx: Transaction,
  threadId: string,
  memberId: string,
  mayComeBack: boolean,
): Promise<boolean> {
  const own = await readPrivate(deps, tx, threadId, memberId);
  if (!own) return false;
  if (own.isUnsafe && mayComeBack) await write(deps, tx, threadId, memberId, { ...own, answers: null });
  else await tx.delete(intakes).where(isOf(threadId, memberId));
  return own.answers !== null;
}

/** All private parts of a person, in every mediation. */
export async function openIntakes({ db, vault }: Pick<House, 'db' | 'vault'>, memberId: string) {
  const [rows, safe] = await Promise.all([
    db.select().from(intakes).where(eq(intakes.memberId, memberId)).orderBy(asc(intakes.threadId)),
    vault.of(memberId),
  ]);
  return rows.flatMap(({ threadId, sealed, createdAt }) => {
    const { answers } = safe.open<Private>(TABLE, place(threadId, memberId), sealed);
    return answers ? [{ conversationId: threadId, at: createdAt.toISOString(), ...answers }] : [];
  });
}
