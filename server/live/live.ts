import { lt, sql } from 'drizzle-orm';
import { REMEMBERED } from '#contract/live.ts';
import type { Bus } from '#server/bus/bus.ts';
import type { Database, Transaction } from '#server/database/open.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { allSince, latestPosition, missedSince, type Position, parsePosition, written } from '#server/live/history.ts';
import type { Stream, Told } from '#server/live/stream.ts';
import { Streams } from '#server/live/streams.ts';
import { liveEvents } from '#server/live/table.ts';

/** Tells a member's open pages, in any process, that something changed. */
export type Live = {
  /** In a transaction it is told on commit. `kind` and `id` say what to read again, never its contents. */
  notify(ownerId: string, event: { kind: string; id?: string | null }, tx?: Transaction): Promise<void>;
  /** The current position, from which a page can continue later. */
  position(): string;
  /** A page's stream, continuing from the position in `lastEventId`. */
  open(ownerId: string, lastEventId?: string): Stream;
  /** Ends every stream of a member in every process. Pages that may still listen reconnect. */
  closeFor(ownerId: string, tx?: Transaction): Promise<void>;
  /** Ends every stream of this process. */
  close(): void;
};

type LiveHouse = Pick<Database, 'db' | 'read'> & { bus: Bus; jobs: Jobs; now: () => Date };

const GAP: Told = { kind: 'gap', id: null };

/** What a new stream missed, and the position it continues from. */
async function pastOf(read: Database['read'], ownerId: string, lastEventId: string | undefined): Promise<Told[]> {
  const opened: Told = { kind: 'opened', id: null, at: written(await latestPosition(read)) };
  if (lastEventId === undefined) return [opened];
  const position = parsePosition(lastEventId);
  const missed = position && (await missedSince(read, ownerId, position));
  return [...(missed ?? [GAP]), opened];
}

export async function openLive({ db, read, bus, jobs, now }: LiveHouse): Promise<Live> {
  const streams = new Streams();
  let heard: Position = await latestPosition(read);

  function pushHere(ownerId: string, told: Told) {
    heard = parsePosition(told.at ?? '') ?? heard;
    streams.push(ownerId, told);
  }

  async function catchUp() {
    const missed = await allSince(read, heard).catch(() => undefined);
    if (!missed) return streams.pushAll(GAP);
    for (const { ownerId, told } of missed) pushHere(ownerId, told);
  }

  const stops = [
    bus.subscribe(
      'live',
      ({ owner = '', kind = '', id = null, at = '' }) => pushHere(owner, { kind, id, at }),
      catchUp,
    ),
    bus.subscribe('live.close', ({ owner = '' }) => streams.endFor(owner)),
  ];
  jobs.handle('live.tidy', async () => {
    await db.delete(liveEvents).where(lt(liveEvents.createdAt, new Date(now().getTime() - REMEMBERED * 60_000)));
  });
  await jobs.every('live.tidy', 600);

  async function notify(ownerId: string, { kind, id = null }: { kind: string; id?: string | null }, tx: Transaction) {
    const [row] = await tx
      .insert(liveEvents)
      .values({ ownerId, kind, subject: id, createdAt: now() })
      .returning({ id: liveEvents.id, settled: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text` })
      .prepare('live_notify')
      .execute();
    if (row)
      await bus.publish({ kind: 'live', ids: { owner: ownerId, kind, ...(id && { id }), at: written(row) } }, tx);
  }

  return {
    notify: (ownerId, event, tx) =>
      tx ? notify(ownerId, event, tx) : db.transaction((own) => notify(ownerId, event, own)),
    position: () => written(heard),
    open(ownerId, lastEventId) {
      const stream = streams.open(ownerId);
      pastOf(read, ownerId, lastEventId).then(
        (past) => stream.begin(past),
        () => stream.end(),
      );
      return stream;
    },
    closeFor: (ownerId, tx) => bus.publish({ kind: 'live.close', ids: { owner: ownerId } }, tx),
    close() {
      for (const stop of stops) stop();
      streams.close();
    },
  };
}
