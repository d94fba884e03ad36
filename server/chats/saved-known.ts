import { and, desc, eq, sql } from 'drizzle-orm';
import { openKept } from '#server/chats/saved-row.ts';
import { savedChats } from '#server/chats/table.ts';
import type { Known } from '#server/coach/tasks/shapes.ts';
import { hot } from '#server/database/hot.ts';
import type { House } from '#server/services.ts';

const NEWEST = 2;
const MOST = { takeaways: 3, steps: 3 } as const;

const newestOf = hot((read) =>
  read
    .select()
    .from(savedChats)
    .where(
      and(
        eq(savedChats.ownerId, sql.placeholder('owner')),
        eq(savedChats.relationshipId, sql.placeholder('relationship')),
      ),
    )
    .orderBy(desc(savedChats.id))
    .limit(NEWEST)
    .prepare('saved_chats_known'),
);

type Asked = { ownerId: string; timeZone: string };

/** The last chats that were saved about somebody: what each was called and came to. */
export async function savedKnown(
  { read, vault }: Pick<House, 'read' | 'vault'>,
  { ownerId, timeZone }: Asked,
  relationshipId: string,
): Promise<Known[]> {
  const [rows, safe] = await Promise.all([
    newestOf(read).execute({ owner: ownerId, relationship: relationshipId }),
    vault.of(ownerId),
  ]);
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone });
  const lines = rows.map((row) => {
    const { title, keyTakeaways, actionItems } = openKept(safe, row);
    const takeaways = keyTakeaways.slice(0, MOST.takeaways).join('; ');
    const steps = actionItems.slice(0, MOST.steps).join('; ');
    return [
      `${day.format(row.createdAt)}: “${title}”`,
      ...(takeaways ? [`Takeaways: ${takeaways}`] : []),
      ...(steps ? [`Wanted to do: ${steps}`] : []),
    ].join('. ');
  });
  return lines.length > 0 ? [{ kind: 'savedChats', about: null, lines }] : [];
}
