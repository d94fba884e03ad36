import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** A watched process that runs this code. */
async function watched(does: string) {
  const code = `
    import { startWatchdog } from '#server/watchdog.ts';
    const stop = startWatchdog({ stands: 600, look: 50 });
    await new Promise((done) => setTimeout(done, 300));
    ${does}`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code]);
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text;
  });
  const [code_, signal] = await once(child, 'close');
  return { code: code_, signal, said };
}

test('a process whose event loop stands is ended, and says why', async () => {
  const { signal, said } = await watched('for (;;);');
  expect(signal).toBe('SIGKILL');
  expect(JSON.parse(said)).toMatchObject({ level: 60, msg: expect.stringContaining('nothing has moved') });
});

test('one that is busy in pieces, or stands for a moment, goes on', async () => {
  const pieces = `
    const stand = (ms) => { for (const until = performance.now() + ms; performance.now() < until; ); };
    for (let at = 0; at < 8; at++) { stand(150); await new Promise((done) => setTimeout(done, 60)); }
    await stop();
    console.log('alive');`;
  expect(await watched(pieces)).toEqual({ code: 0, signal: null, said: 'alive\n' });
});

test('one that is stopped by hand, as a laptop that sleeps, wakes and goes on', async () => {
  const sleeps = `
    const { spawn } = await import('node:child_process');
    spawn('sh', ['-c', 'kill -STOP ' + process.pid + '; sleep 1.5; kill -CONT ' + process.pid], { stdio: 'ignore' });
    await new Promise((done) => setTimeout(done, 600));
    await stop();
    console.log('alive');`;
  expect(await watched(sleeps)).toEqual({ code: 0, signal: null, said: 'alive\n' });
});
