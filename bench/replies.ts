// What Mallama adds to a provider's own time: to the first word of a reply, and to every word after it.
// Each turn asks the provider itself and then the app, which asks the same provider; streams begin one after the other.
//   node bench/replies.ts [turns] [streams] [words a reply] [thread, for chats about somebody]
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf } from './cpu.ts';

const GAP = 20;
const WARM = 10;
const [turns = 10, streams = 20, words = 50] = process.argv.slice(2, 5).map(Number);
const inThread = process.argv[5] === 'thread';

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const opened: ChildProcess[] = [];
/** Starts a program, and waits for that word of it. */
async function start(file: string, word: string, env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [file], { env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  opened.push(child);
  const begun = new Promise<void>((done, failed) => {
    child.stdout?.on('data', (text: Buffer) => text.toString().includes(word) && done());
    child.once('exit', () => failed(new Error(`${file} ended.`)));
  });
  await begun;
  return child.pid ?? 0;
}

const now = () => performance.timeOrigin + performance.now();
const momentIn = (letters: string) =>
  Number([...letters].map((letter) => 'bcdfghjklm'.indexOf(letter)).join('')) / 1000;

/** `asked`: until the provider had the request. */
type Heard = { first: number; asked: number; lags: number[] };

/** From then until the provider had the request: that stands in its first word. */
function askedIn(text: string, began: number): number {
  const letters = /x([b-m]+)x/.exec(text)?.[1];
  return letters ? momentIn(letters) - (began % 1e6) : 0;
}

/** Reads a stream of words that carry the moment of their writing; `at` names where in an event the text is. */
async function listen(answer: Response, at: (event: unknown) => string | undefined, began: number): Promise<Heard> {
  const heard: Heard = { first: 0, asked: 0, lags: [] };
  let rest = '';
  let text = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const came = now();
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue;
      text += at(JSON.parse(line.slice(6))) ?? '';
    }
    if (text && !heard.first) heard.first = came - began;
    heard.asked ||= askedIn(text, began);
    for (const [, letters = ''] of text.matchAll(/q([b-m]+)q/g)) heard.lags.push((came % 1e6) - momentIn(letters));
    text = text.replaceAll(/q[b-m]+q/g, '').slice(-40);
  }
  return heard;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
chmodSync(folder, 0o711);
const [port, providerPort] = [await freePort(), await freePort()];
const host = `http://127.0.0.1:${providerPort}`;
const app = `http://127.0.0.1:${port}/api`;

type Answer = {
  apiKey: string;
  idToken: string;
  id: string;
  provider: { host: string };
  messages: { id: string }[];
};

/** A member, and the chat that they are in. */
type Member = { token: string; chat: string };

async function json(path: string, token: string | undefined, method = 'GET', body?: object): Promise<Answer> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(path.startsWith('http') ? path : app + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function enter(i: number): Promise<Member> {
  const { apiKey } = await json('/auth/config', undefined);
  const email = `bench-${i}@example.org`;
  const sign = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`;
  const { idToken } = await json(sign, undefined, 'POST', {
    email,
    password: 'seven quiet herons',
    returnSecureToken: true,
  });
  await json('/start-trial', idToken, 'POST', {});
  const { provider } = await json('/coach/provider', idToken);
  await json('/coach/provider/consent', idToken, 'PUT', { agreed: true, host: provider.host });
  const { id } = await json('/relationships', idToken, 'POST', { personName: 'Noor', relationshipType: 'friend' });
  return { token: idToken, chat: (await json(`/relationships/${id}/chat`, idToken)).id };
}

async function direct(): Promise<Heard> {
  const began = now();
  const answer = await fetch(`${host}/v1/chat/completions`, { method: 'POST', body: '{"stream":true}' });
  return listen(
    answer,
    (event) => (event as { choices: { delta: { content?: string } }[] }).choices[0]?.delta.content,
    began,
  );
}

const NAMES = ['Sam', 'Maya', 'Ben', 'Lucy', 'Tom', 'Clara', 'Hugo'];
const THINGS = 'weekend dinner money birthday garden holiday phone kitchen letter party rent'.split(' ');
let said = 0;
/** Never the same twice: what is remembered of one message is of no use to the next. */
function nextMessage() {
  said++;
  const thing = THINGS[said % THINGS.length];
  return `${NAMES[said % NAMES.length]} said for the ${said}th time that I never listen, and left the table while I was still talking about the ${thing}.`;
}

/** Says something, and answers where its reply is told. */
async function say({ token, chat }: Member): Promise<string> {
  const message = nextMessage();
  if (!inThread) return `/chat/replies/${(await json('/chat/replies', token, 'POST', { message })).id}/events`;
  await json(`/threads/${chat}/messages`, token, 'POST', { content: message });
  const { messages } = await json(`/threads/${chat}`, token);
  return `/threads/${chat}/messages/${messages.at(-1)?.id}/events`;
}

async function through(member: Member): Promise<Heard> {
  const began = now();
  const path = await say(member);
  const answer = await fetch(app + path, { headers: { authorization: `Bearer ${member.token}` } });
  return listen(answer, (event) => (event as { text?: string }).text, began);
}

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const ms = (value: number) => `${value.toFixed(1)} ms`;
const told = (values: number[]) => `p50 ${ms(at(values, 0.5))}, p99 ${ms(at(values, 0.99))}`;

try {
  await start('bench/provider.ts', 'listening', {
    PORT: `${providerPort}`,
    DELAY: '30',
    GAP: `${GAP}`,
    TOKENS: `${words}`,
  });
  const settings = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `${host}/v1`,
    AI_MODEL: 'bench',
    AI_API_KEY: 'none',
  };
  const env = { PORT: `${port}`, DATA_DIR: folder, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1', ...settings };
  const server = await start('server/main.ts', 'Mail', env);
  const [pidFile = ''] = globSync(join(folder, '**/postmaster.pid'));
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const members: Member[] = [];
  for (let i = 0; i < streams; i++) members.push(await enter(i));
  // What a program does the first few times says nothing of what it does all day.
  for (let i = 0; i < WARM; i++) await Promise.all(members.map(through));
  const [ours, theirs]: Heard[][] = [[], []];
  const [usedByServer, usedByClient, begun] = [cpuOf(server, postmaster), process.cpuUsage(), performance.now()];
  /** Streams begin one after the other and go on side by side, as people do. */
  await Promise.all(
    members.map(async (member, i) => {
      await sleep((i * (words * GAP)) / streams);
      for (let turn = 0; turn < turns; turn++) {
        theirs?.push(await direct());
        ours?.push(await through(member));
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(usedByClient);
  const each = (micros: number) => ms(micros / 1000 / (turns * streams));
  const first = (all: Heard[] = []) => all.map((one) => one.first);
  const lags = (all: Heard[] = []) => all.flatMap((one) => one.lags);
  const base = at(first(theirs), 0.5);
  console.log(`${streams} streams, ${turns} turns of ${words} words each, in ${seconds.toFixed(0)} s`);
  console.log(`first word, the provider itself: ${told(first(theirs))}`);
  console.log(`first word, added by Mallama:    ${told(first(ours).map((value) => value - base))}`);
  const asked = at(
    (theirs ?? []).map((one) => one.asked),
    0.5,
  );
  console.log(`of it until the provider is asked: ${told((ours ?? []).map((one) => one.asked - asked))}`);
  console.log(
    `processor time a reply: server and database ${each(cpuOf(server, postmaster) - usedByServer)}, this client ${each(user + system)}`,
  );
  console.log(`every word, the provider itself: ${told(lags(theirs))}`);
  console.log(`every word, through Mallama:     ${told(lags(ours))} (${lags(ours).length} words)`);
} finally {
  for (const child of opened) child.kill('SIGTERM');
  await sleep(1500);
  rmSync(folder, { recursive: true, force: true });
}
