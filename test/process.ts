import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that the database's own account may pass through, as the default one is. */
export function temporaryFolder(mode = 0o711): string {
  const folder = mkdtempSync(join(tmpdir(), 'mallama-'));
  chmodSync(folder, mode);
  return folder;
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export type Running = {
  url: string;
  pid: number;
  out: () => string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  ended: Promise<number | null>;
};

const COMPILED = join(process.cwd(), '.data/compiled');

/** The real server as a process of its own, unbuilt; its environment is what is given and nothing of ours. */
export async function startServer(settings: Record<string, string>): Promise<Running> {
  const port = settings.PORT ?? String(await freePort());
  const { PATH = '', HOME = '' } = process.env;
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    // What one start compiled, the next one need not.
    env: { PATH, HOME, PORT: port, NODE_COMPILE_CACHE: COMPILED, ...settings },
  });
  let out = '';
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  const listening = new Promise<void>((done) => {
    const read = (text: Buffer) => {
      out += text;
      if (out.includes('Mallama is at')) done();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  await Promise.race([listening, ended]);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, out: () => out, stop, ended };
}
