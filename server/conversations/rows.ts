import { and, desc, eq, getColumns, inArray, sql } from 'drizzle-orm';
import { CONVERSATION_TYPES, type Step } from '#contract/conversations.ts';
import type { Phase } from '#contract/mediation.ts';
import { chatThreads, type ThreadRow } from '#server/chats/chats.ts';
import { threadMembers, threads } from '#server/chats/table.ts';
import { shownStatus } from '#server/conversations/list.ts';
import { mediations } from '#server/conversations/table.ts';
import { hot } from '#server/database/hot.ts';
import type { House } from '#server/services.ts';

const MOST = 200;

const rowsOf = hot((read) =>
  read
    .select({ row: getColumns(threads), phase: mediations.phase })
    .from(threadMembers)
    .innerJoin(threads, eq(threads.id, threadMembers.threadId))
    .leftJoin(mediations, eq(mediations.threadId, threads.id))
    .where(
      and(
        eq(threadMembers.memberId, sql.placeholder('member')),
        eq(threadMembers.state, 'joined'),
        inArray(threads.kind, [...CONVERSATION_TYPES]),
        eq(threads.isTemporary, false),
      ),
    )
    .orderBy(desc(threads.updatedAt), desc(threads.id))
    .limit(MOST)
    .prepare('conversation_rows'),
);

type Deps = Pick<House, 'read' | 'vault'>;
type Told = { row: ThreadRow; phase: Phase | null; title: string; steps: readonly Step[] };

/** A member's conversations with their steps in each, newest first. */
export async function toldIn(house: Deps, memberId: string): Promise<Told[]> {
  const rows = await rowsOf(house.read).execute({ member: memberId });
  return Promise.all(
    rows.map(async ({ row, phase }) => {
      const { title, steps } = await chatThreads.words(house, row);
      return { row, phase, title, steps: steps[memberId] ?? [] };
    }),
  );
}

export const asRow = ({ row, phase, title }: Told) => ({
  id: row.id,
  title,
  status: shownStatus(row, phase),
  updatedAt: row.updatedAt.toISOString(),
});

/** Those with messages, with the steps that this member took. */
export const asTalks = (told: readonly Told[]) =>
  told
    .filter(({ row }) => row.messageCount > 0)
    .map(({ row, title, steps }) => ({ id: row.id, title, at: row.updatedAt, steps }));
