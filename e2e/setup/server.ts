import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';

/** The built server, as `npm start` runs it, in a folder that goes with the run. */
export default async function startBuiltServer(config: FullConfig) {
  const folder = mkdtempSync(join(tmpdir(), 'mallama-e2e-'));
  chmodSync(folder, 0o711);
  const { PATH = '', HOME = '' } = process.env;
  const port = new URL(config.projects[0]?.use.baseURL ?? '').port;
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH, HOME, PORT: port, DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1, ::1' },
  });
  process.env.E2E_DATA_DIR = folder;
  const ended = new Promise<void>((done) => server.once('close', () => done()));
  let out = '';
  await new Promise<void>((listening, failed) => {
    const read = (text: Buffer) => {
      out += text;
      if (out.includes('Mallama is at')) listening();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    ended.then(() => failed(new Error(`The server did not start: ${out}`)));
  });
  return async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
    const said = out.split('\n').filter((line) => /"level":(50|60)/.test(line));
    if (said.length > 0) throw new Error(`The server logged errors:\n${said.join('\n')}`);
  };
}
