import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ConnectionOptions } from '#server/database/connection.ts';

export const CHANNEL = 'mallama';

const FIRST_WAIT = 50;
const LONGEST_WAIT = 5000;
/** Milliseconds between checks, since a network may drop a silent connection without notice. */
const ASK_EVERY = 20_000;

type Line = {
  client: pg.Client;
  ended: Promise<void>;
  /** Delivers what was received so far, and from now on everything as it arrives. */
  begin(): void;
};

/** A listening connection; undefined if the database does not answer. */
async function connect(connection: ConnectionOptions, message: (payload: string) => void): Promise<Line | undefined> {
  const client = new pg.Client({
    ...connection,
    keepAlive: true,
    connectionTimeoutMillis: 3000,
    query_timeout: 5000,
  });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  client.on('error', () => end());
  client.on('end', () => end());
  let held: string[] | undefined = [];
  client.on('notification', ({ payload = '' }) => (held ? held.push(payload) : message(payload)));
  const begin = () => {
    const first = held ?? [];
    held = undefined;
    first.forEach(message);
  };
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch {
    client.end().catch(() => {});
    return undefined;
  }
  const asking = setInterval(() => client.query('select 1').catch(() => end()), ASK_EVERY).unref();
  return { client, begin, ended: ended.finally(() => clearInterval(asking)) };
}

type Heard = { message(payload: string): void; gap(): void };

/** Listens as long as it is open. A broken connection is replaced, and `gap` says that events may be missing. */
export async function listen(connection: ConnectionOptions, { message, gap }: Heard) {
  const closing = new AbortController();
  const closed = new Promise<void>((done) => closing.signal.addEventListener('abort', () => done()));
  const firstTry = Promise.withResolvers<void>();

  async function keep() {
    let wait = FIRST_WAIT;
    for (let again = false; !closing.signal.aborted; again = true) {
      const line = await connect(connection, message);
      firstTry.resolve();
      if (line) {
        wait = FIRST_WAIT;
        // First, so that readers catch up from where they were before new events move them on.
        if (again) gap();
        line.begin();
        await Promise.race([line.ended, closed]);
        await Promise.race([line.client.end().catch(() => {}), sleep(1000)]);
      }
      await sleep(wait, undefined, { signal: closing.signal }).catch(() => {});
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }

  const kept = keep();
  await firstTry.promise;
  return {
    async close() {
      closing.abort();
      await kept;
    },
  };
}
