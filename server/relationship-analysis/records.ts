import type { RelationshipAnalysis, RelationshipForm } from '#contract/relationship-analysis.ts';
import { newId } from '#server/clock/ids.ts';
import { found } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import { isOwn, openRow, rowsOf, sealWords } from '#server/relationship-analysis/row.ts';
import { relationshipAnalyses as a } from '#server/relationship-analysis/table.ts';
import { relationshipOf } from '#server/relationships/relationships.ts';

type Mine = Context & { user: Caller };

export async function analyze(context: Mine, form: RelationshipForm): Promise<RelationshipAnalysis> {
  const { db, vault, user, live, coach, headers, now } = context;
  const person = form.relationshipId === null ? null : await relationshipOf(context, user.id, form.relationshipId);
  const { country } = whereabouts(headers);
  const asker = { people: [user.id] as const, country, names: person ? [person.personName] : [] };
  const { relationshipType, description } = form;
  const [{ output, meta }, safe] = await Promise.all([
    coach.ask('relationshipAnalysis', { relationshipType, description }, asker),
    vault.of(user.id),
  ]);
  const createdAt = now();
  const id = newId(createdAt);
  const words = { relationshipType, description, analysis: output, meta };
  const row = {
    ...{ id, ownerId: user.id, relationshipId: person?.id ?? null, createdAt },
    sealed: sealWords(safe, id, words),
  };
  await db.transaction(async (tx) => {
    await tx.insert(a).values(row);
    await live.tell(user.id, { kind: 'relationshipAnalysis', id }, tx);
  });
  return openRow(safe, row);
}

export async function readOne({ db, vault, user }: Mine, id: string): Promise<RelationshipAnalysis> {
  const [row] = await db.select().from(a).where(isOwn(user.id, id));
  return openRow(await vault.of(user.id), found(row));
}

export async function readPage({ db, vault, user }: Mine, page: { before?: string | undefined; limit: number }) {
  const [rows, safe] = await Promise.all([rowsOf(db, user.id, page.before, page.limit), vault.of(user.id)]);
  return rows.map((row) => openRow(safe, row));
}

export async function remove({ db, user, live }: Mine, id: string) {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(a).where(isOwn(user.id, id)).returning({ id: a.id });
    await live.tell(user.id, { kind: 'relationshipAnalysis', id: found(gone).id }, tx);
  });
}
