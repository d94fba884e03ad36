// One process from npm to the server, so that a signal sent to `npm start` reaches it; the build is a child, for its memory.
import { spawnSync } from 'node:child_process';
import module from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPinnedRuntime } from './runtime.js';
import { isBuilt } from './sources.js';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
await onPinnedRuntime({ isBuilt: isBuilt() });
if (!isBuilt()) {
  const built = spawnSync(process.execPath, ['scripts/build.js'], { stdio: 'inherit' });
  if (built.status) process.exit(built.status);
}
// The second start reads what the first one compiled.
module.enableCompileCache('dist/server/compiled');
await import('../dist/server/main.js');
