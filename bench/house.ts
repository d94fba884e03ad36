import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { startPostgres } from '#server/database/embedded/supervisor.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openHouse } from '#server/house.ts';
import type { House } from '#server/services.ts';
import { addMembers } from './members.ts';

export const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');

/** The value below which this part of all lies. */
export const at = (all: readonly number[], part: number) =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0;
export const median = (all: readonly number[]) => at(all, 0.5);

export type Bench = {
  folder: string;
  connection: Awaited<ReturnType<typeof startPostgres>>['connection'];
  house: House;
  member: Awaited<ReturnType<typeof addMembers>>[number];
  /** What the app, without a socket, answers the member, and after how many milliseconds. */
  ask(method: 'GET' | 'POST', path: string, payload?: object): Promise<{ took: number; body: string }>;
};

/** A database, a house and a member of their own under a temporary folder, for as long as the work goes on. */
export async function inHouse(work: (bench: Bench) => Promise<void>, after?: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  // The database's own account passes through it.
  chmodSync(folder, 0o711);
  try {
    const { connection, stop } = await startPostgres(join(folder, 'postgres'));
    try {
      await migrateDatabase(connection);
      const house = await openHouse(parseConfig({ DATA_DIR: folder, MASTER_KEY, LOG_LEVEL: 'warn' }), connection);
      const app = await buildApp(house, house.identity.identify, join(folder, 'no-web'));
      const [member] = await addMembers(house, app, 1);
      if (!member) throw new Error('Nobody lives here.');
      const ask: Bench['ask'] = async (method, path, payload) => {
        const headers = { authorization: `Bearer ${member.token}`, 'idempotency-key': randomUUID() };
        const began = performance.now();
        const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
        const took = performance.now() - began;
        if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
        return { took, body: answer.body };
      };
      await work({ folder, connection, house, member, ask });
      await app.close();
      await house.close();
    } finally {
      await stop();
    }
    await after?.(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
