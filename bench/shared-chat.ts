// How soon a word that one of two says is on the other's page, when each is in a server process of their own:
// from the click to the event that tells it, and to the thread read again with the word in it.
//   node bench/shared-chat.ts [messages]
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#server/database/embedded/supervisor.ts';
import { migrateDatabase } from '#server/database/migrate.ts';

const [messages = 200] = process.argv.slice(2).map(Number);
/** Said first, and not counted. */
const WARM_UP = 20;
/** Few enough that nobody says more in a minute than they may. */
const OF_A_COUPLE = 50;
const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');

type Someone = { token: string; api: string };
type Page = { seen: Map<string, { told: number; read: number }>; leave: () => void };

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const opened: ChildProcess[] = [];
async function start(dataDir: string): Promise<string> {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, PORT: `${port}`, DATA_DIR: dataDir, MASTER_KEY, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  opened.push(child);
  await new Promise<void>((done, failed) => {
    child.stdout?.on('data', (text: Buffer) => text.toString().includes('Mallama is at') && done());
    child.once('exit', () => failed(new Error('The server ended.')));
  });
  return `http://127.0.0.1:${port}`;
}

async function ask<Answer>({ token, api }: Someone, method: string, path: string, body?: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(api + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function enter(host: string, name: string): Promise<Someone> {
  const api = `${host}/api`;
  const { apiKey } = await ask<{ apiKey: string }>({ token: '', api }, 'GET', '/auth/config');
  const at = `${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`;
  const email = `${name}@example.org`;
  const account = { email, displayName: name, password: 'seven quiet herons', returnSecureToken: true };
  const { idToken } = await ask<{ idToken: string }>({ token: '', api: '' }, 'POST', at, account);
  const person = { token: idToken, api };
  await ask(person, 'POST', '/start-trial', {});
  return person;
}

async function share(amara: Someone, ben: Someone): Promise<string> {
  const friend = (personName: string) => ({ personName, relationshipType: 'friend' });
  const { id } = await ask<{ id: string }>(amara, 'POST', '/relationships', friend('Ben'));
  const { code } = await ask<{ code: string }>(amara, 'POST', `/relationships/${id}/invitations`, {});
  await ask(ben, 'POST', `/invitations/${code}/accept`, friend('Amara'));
  const { sessionId } = await ask<{ sessionId: string }>(amara, 'POST', `/chat-sessions/${id}/invite`, {});
  await ask(ben, 'POST', `/chat-sessions/${sessionId}/accept`, {});
  return sessionId;
}

type Thread = { messages: { content: string }[] };

/** A page that listens, and reads the thread again whenever it is told to. */
async function open(who: Someone, thread: string): Promise<Page> {
  const leaving = new AbortController();
  const seen: Page['seen'] = new Map();
  const answer = await fetch(`${who.api}/live`, {
    headers: { authorization: `Bearer ${who.token}` },
    signal: leaving.signal,
  });
  const look = async (told: number) => {
    const { messages: all } = await ask<Thread>(who, 'GET', `/threads/${thread}`);
    const read = performance.now();
    for (const { content } of all) if (!seen.has(content)) seen.set(content, { told, read });
  };
  void (async () => {
    try {
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
        if (chunk.includes(thread)) void look(performance.now()).catch(() => {});
    } catch {
      // The page was left.
    }
  })();
  return { seen, leave: () => leaving.abort() };
}

async function delivered({ seen }: Page, content: string) {
  for (const until = performance.now() + 10_000; performance.now() < until; ) {
    const found = seen.get(content);
    if (found) return found;
    await new Promise((done) => setTimeout(done, 1));
  }
  throw new Error(`A word did not arrive: ${content}`);
}

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const told = (name: string, values: number[]) =>
  console.log(`${name} p50 ${at(values, 0.5).toFixed(1)} ms, p99 ${at(values, 0.99).toFixed(1)} ms`);

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
chmodSync(folder, 0o711);
const postgres = await startPostgres(join(folder, 'postgres'));
try {
  await migrateDatabase(postgres.connection);
  const [here, there] = [await start(folder), await start(folder)];
  const [events, reads]: [number[], number[]] = [[], []];
  for (let couple = 0; couple * OF_A_COUPLE < messages + WARM_UP; couple++) {
    const pair = [await enter(here, `Amara${couple}`), await enter(there, `Ben${couple}`)] as const;
    const thread = await share(...pair);
    const pages = [await open(pair[0], thread), await open(pair[1], thread)] as const;
    const count = Math.min(OF_A_COUPLE, messages + WARM_UP - couple * OF_A_COUPLE);
    for (let i = 0; i < count; i++) {
      const speaks = i % 2 === 0 ? 0 : 1;
      const content = `A word number ${couple * OF_A_COUPLE + i} about the weekend`;
      const began = performance.now();
      await ask(pair[speaks], 'POST', `/threads/${thread}/messages`, { content });
      const moment = await delivered(pages[speaks === 0 ? 1 : 0], content);
      if (couple * OF_A_COUPLE + i < WARM_UP) continue;
      events.push(moment.told - began);
      reads.push(moment.read - began);
    }
    for (const page of pages) page.leave();
  }
  console.log(`${events.length} messages between two people in two processes`);
  told('the other is told:', events);
  told('the other reads it:', reads);
} finally {
  for (const child of opened) child.kill('SIGTERM');
  await new Promise((done) => setTimeout(done, 1500));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
