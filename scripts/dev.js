// The server restarts when its files change; Vite serves the web at PORT and passes the rest on to the server behind it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPinnedRuntime } from './runtime.js';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
await onPinnedRuntime();
// PORT, HOST and PUBLIC_URL may stand in the file; the server reads the rest of it by itself.
if (existsSync('.env')) process.loadEnvFile('.env');
const { createServer } = await import('vite');

const port = Number(process.env.PORT ?? 3000);
const behind = port + 1;
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(behind), PUBLIC_URL: publicUrl },
});
const target = `http://localhost:${behind}`;
const programs = [
  '/api',
  '/livez',
  '/readyz',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator',
];
const vite = await createServer({
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? 'localhost',
    proxy: Object.fromEntries(programs.map((path) => [path, target])),
  },
});
await vite.listen();
console.log(`\n  Mallama, reloading on every change, is at ${publicUrl}\n`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    server.once('exit', () => process.exit(0));
    server.kill('SIGTERM');
    await vite.close();
  });
}
