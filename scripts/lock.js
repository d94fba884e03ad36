// A lock folder: two commands started at once on a fresh clone take turns.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** A lock whose process is gone, or that was never signed within a few seconds, is nobody's. */
function abandoned(folder) {
  try {
    return !alive(Number(readFileSync(join(folder, 'pid'), 'utf8')));
  } catch {
    try {
      return Date.now() - statSync(folder).mtimeMs > 5000;
    } catch {
      return false;
    }
  }
}

function take(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new Error(`Cannot write in this folder (${error.code}). Run the command as the user that owns it.`);
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return true;
}

export async function locked(folder, waiting, work) {
  for (let told = false; !take(folder); told = true) {
    if (abandoned(folder)) rmSync(folder, { recursive: true, force: true });
    else if (!told) console.log(waiting);
    await new Promise((done) => setTimeout(done, 200));
  }
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
