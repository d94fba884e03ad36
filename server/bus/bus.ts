import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { CHANNEL, listen } from '#server/bus/listen.ts';
import type { ConnectionOptions } from '#server/database/connection.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import { withoutContent } from '#server/without-content.ts';

/** What happened, and the ids of the rows, never their contents. */
type Event = { kind: string; ids: Readonly<Record<string, string>> };
type Subscriber = { handler: (ids: Event['ids']) => unknown; onGap: () => unknown };

/** Tells every process about an event. Nothing is stored: after an outage, tables are read again. */
export type Bus = {
  /** In a transaction the event is sent when it commits. */
  publish(event: Event, tx?: Transaction): Promise<void>;
  /** `onGap` is called when events may have been missed. Returns a function that ends the subscription. */
  subscribe(kind: string, handler: Subscriber['handler'], onGap?: Subscriber['onGap']): () => void;
  close(): Promise<void>;
};

/** PostgreSQL refuses payloads of 8000 bytes or more. */
const LIMIT = 8000;

/** The bus over PostgreSQL's LISTEN and NOTIFY, on its own connection. */
export async function openBus(connection: ConnectionOptions, db: Db, log: Logger): Promise<Bus> {
  const subscribers = new Map<string, Set<Subscriber>>();

  async function run(task: () => unknown) {
    try {
      await task();
    } catch (error) {
      log.error({ error: withoutContent(error) }, 'an event could not be taken in');
    }
  }

  const line = await listen(connection, {
    message(payload) {
      void run(() => {
        const { kind, ids }: Event = JSON.parse(payload);
        for (const { handler } of subscribers.get(kind) ?? []) void run(() => handler(ids));
      });
    },
    gap() {
      log.warn('the bus was away and is back');
      for (const { onGap } of [...subscribers.values()].flatMap((all) => [...all])) void run(onGap);
    },
  });

  return {
    async publish(event, tx) {
      const payload = JSON.stringify(event);
      if (Buffer.byteLength(payload) >= LIMIT) throw new Error(`An event ${event.kind} is too large for the bus.`);
      await (tx ?? db).execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
    },
    subscribe(kind, handler, onGap = () => {}) {
      const subscriber = { handler, onGap };
      const all = subscribers.get(kind) ?? new Set();
      subscribers.set(kind, all.add(subscriber));
      return () => void all.delete(subscriber);
    },
    close: () => line.close(),
  };
}
