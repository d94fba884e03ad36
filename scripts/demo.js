// `npm run demo`: an empty database gets a member with twelve weeks of life, then Mallama starts.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPinnedRuntime } from './runtime.js';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
await onPinnedRuntime();
const filled = spawnSync(process.execPath, ['scripts/demo/fill.ts'], { stdio: 'inherit' });
if (filled.status) process.exit(filled.status);
await import('./start.js');
