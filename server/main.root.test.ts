import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startServer, temporaryFolder } from '#test/process.ts';

// Runs only with `npm run test:root`, since only root can start the database as another account.
test('where the database may not enter the folder, it keeps its data where it can, and says so', async () => {
  const DATA_DIR = temporaryFolder(0o700);
  const server = await startServer({ DATA_DIR });
  const [, elsewhere = ''] = /our own PostgreSQL in (\S*var\/lib\/mallama\/\w+)/.exec(server.out()) ?? [];
  try {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(elsewhere).not.toBe('');
  } finally {
    await server.stop();
    for (const folder of [DATA_DIR, elsewhere]) if (folder) rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
