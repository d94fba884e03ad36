import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Milliseconds for which the event loop may stand still before the process is ended. */
const STANDS = 10_000;
const LOOK = 500;

type Given = { beats: SharedArrayBuffer; stands: number; look: number };

/**
 * Runs in a thread of its own, from its source text, so it can use nothing from outside. It counts its own ticks and
 * not the clock, so that a laptop waking from sleep is not ended.
 */
function watch() {
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  const { writeSync } = process.getBuiltinModule('node:fs');
  const { beats, stands, look }: Given = workerData;
  const counter = new Int32Array(beats);
  let seen = -1;
  let still = 0;
  setInterval(() => {
    const now = Atomics.load(counter, 0);
    still = now === seen ? still + look : 0;
    seen = now;
    if (still < stands) return;
    try {
      const line = { level: 60, time: Date.now(), msg: 'nothing has moved for too long: this process ends' };
      writeSync(1, `${JSON.stringify(line)}\n`);
    } catch {}
    process.kill(process.pid, 'SIGKILL');
  }, look);
}

/** Ends this process when its event loop hangs, so that its supervisor starts another one. */
export function startWatchdog({ stands = STANDS, look = LOOK } = {}): () => Promise<void> {
  // A debugger at a breakpoint also stops the event loop.
  if (inspector.url()) return async () => {};
  const beats = new SharedArrayBuffer(4);
  const counter = new Int32Array(beats);
  const beating = setInterval(() => Atomics.add(counter, 0, 1), look).unref();
  const workerData: Given = { beats, stands, look };
  const thread = new Worker(`(${watch})()`, { eval: true, workerData, name: 'watchdog', execArgv: [] });
  thread.unref();
  return async () => {
    clearInterval(beating);
    await thread.terminate();
  };
}
