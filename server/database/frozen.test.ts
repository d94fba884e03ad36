import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isDatabaseAway } from '#server/database/connection.ts';
import { openDatabase } from '#server/database/open.ts';
import { freshDatabase } from '#test/database.ts';

/** A proxy to the database that can stop forwarding without closing, like a network that hangs. */
async function way() {
  const { connectionString, host = '', user = '', database = '' } = await freshDatabase();
  const target = connectionString ? new URL(connectionString) : undefined;
  const there = () =>
    target ? connect(Number(target.port || 5432), target.hostname) : connect(join(host, '.s.PGSQL.5432'));
  const sockets: Socket[] = [];
  let silent = false;
  const server = createServer((here) => {
    const far = there();
    sockets.push(here, far);
    for (const socket of [here, far]) socket.on('error', () => {});
    if (!silent) here.pipe(far).pipe(here);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const url = target ?? new URL(`postgres://${user}@host/${database}`);
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    connectionString: url.href,
    block: (also: 'those to come' | undefined = undefined) => {
      silent = also !== undefined;
      for (const socket of sockets) socket.unpipe();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test('a read that the database never answers ends, and the next one goes by another connection', async () => {
  const { connectionString, block, close } = await way();
  const database = openDatabase({ connectionString });
  const read = () => database.read.execute(sql`select 1`);
  await read();
  block();
  const began = performance.now();
  await read();
  expect(performance.now() - began).toBeGreaterThan(2500);

  block('those to come');
  const error = await read().catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  close();
  await database.close();
});
