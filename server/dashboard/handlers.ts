import { eq, sql } from 'drizzle-orm';
import { CARD_IDS } from '#contract/insight-cards.ts';
import { conversationsOf } from '#server/conversations/conversations.ts';
import { type CardChanges, cardsFrom, changedCard } from '#server/dashboard/cards.ts';
import { insightCards } from '#server/dashboard/table.ts';
import { weekOf } from '#server/dashboard/week.ts';
import { hot } from '#server/database/hot.ts';
import type { Context } from '#server/http/context.ts';
import { signedIn } from '#server/http/gate.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import { deedRows, progressFrom, progressScore } from '#server/progress/progress.ts';
import { refuse } from '#server/refusal.ts';
import { datesOf as describedDatesOf } from '#server/relationship-analysis/relationship-analysis.ts';
import { cardForWords, peopleOverview } from '#server/relationships/relationships.ts';
import { datesOf } from '#server/text-analysis/text-analysis.ts';

const TABLE = 'insight_cards';
const FIRST_NEXT = 5;

const cardsOf = hot((read) =>
  read
    .select({ sealed: insightCards.sealed })
    .from(insightCards)
    .where(eq(insightCards.ownerId, sql.placeholder('owner')))
    .prepare('insight_cards'),
);

type Mine = Context & { user: Caller };
type Sent = { content?: string | undefined; isPinned?: boolean | undefined; isVisible?: boolean | undefined };

async function insightOf({ read, vault, user, now }: Mine) {
  const [rows, safe] = await Promise.all([peopleOverview.overviewRows(read, user.id), vault.of(user.id)]);
  return peopleOverview.firstWords(safe, rows, peopleOverview.overviewFrom(rows, safe, now()));
}

/** Locks, so that two pages can change two cards at once. */
async function changeCard(context: Mine, id: string, sent: Sent, at: Date) {
  const { db, vault, user, live, now } = context;
  const known = CARD_IDS.find((one) => one === id);
  if (!known) throw refuse('not_found');
  const [safe, insight] = await Promise.all([vault.of(user.id), insightOf(context)]);
  return db.transaction(async (tx) => {
    const first = { ownerId: user.id, updatedAt: now(), sealed: safe.seal(TABLE, user.id, {}) };
    await tx.insert(insightCards).values(first).onConflictDoNothing();
    const isMine = eq(insightCards.ownerId, user.id);
    const [row] = await tx.select().from(insightCards).where(isMine).for('update');
    const changes = row ? safe.open<CardChanges>(TABLE, user.id, row.sealed) : {};
    const changed = { ...changes, [known]: changedCard(changes[known], sent, at) };
    await tx
      .update(insightCards)
      .set({ updatedAt: now(), sealed: safe.seal(TABLE, user.id, changed) })
      .where(isMine);
    await live.notify(user.id, { kind: 'dashboard' }, tx);
    return cardsFrom(changed, insight).find((card) => card.id === known);
  });
}

const asRow = ({ id, createdAt }: { id: string; createdAt: Date }) => ({ id, createdAt: createdAt.toISOString() });

export const dashboard = {
  get: signedIn.dashboard.get.handler(async ({ context }) => {
    const { read, vault, user, now } = context;
    const [safe, rows, next, [cards], conversations, deeds, texts, described] = await Promise.all([
      vault.of(user.id),
      peopleOverview.overviewRows(read, user.id),
      peopleOverview.nextRows(read, user.id, FIRST_NEXT),
      cardsOf(read).execute({ owner: user.id }),
      conversationsOf(context, user.id),
      deedRows(read, user.id, now()),
      datesOf(read).execute({ owner: user.id }),
      describedDatesOf(read).execute({ owner: user.id }),
    ]);
    const overview = peopleOverview.overviewFrom(rows, safe, now());
    const names = new Map(overview.first.map(({ id, personName }) => [id, personName]));
    const insight = peopleOverview.firstWords(safe, rows, overview);
    const progress = progressFrom(deeds, conversations.talks, now(), whereabouts(context.headers).timeZone);
    return {
      firstName: user.name?.trim().split(/\s+/)[0] || null,
      relationships: overview,
      insightCards: cardsFrom(cards ? safe.open<CardChanges>(TABLE, user.id, cards.sealed) : {}, insight),
      progress,
      progressScore: progressScore(progress),
      next: peopleOverview.nextFrom(next, safe, now(), FIRST_NEXT, names),
      conversations: conversations.rows,
      textAnalyses: texts.map(asRow),
      relationshipAnalyses: described.map(asRow),
      learningFeed: [],
    };
  }),

  week: signedIn.dashboard.week.handler(({ context }) =>
    weekOf(context, context.user.id, whereabouts(context.headers).timeZone),
  ),

  changeCard: signedIn.dashboard.changeCard.handler(async ({ context, input: { id, at, ...sent } }) => {
    const now = context.now();
    const said = at === undefined ? now : new Date(Math.min(Date.parse(at), now.getTime()));
    const card = await changeCard(context, id, sent, said);
    if (!card) throw refuse('not_found');
    return { ...card, ...(await cardForWords(context, sent.content === undefined ? [] : [sent.content])) };
  }),
};
