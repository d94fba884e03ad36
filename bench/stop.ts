// What happens to whoever is calling when the server is told to stop: hands that write and read without a pause, and listen
// to replies, until nobody answers any more. Counted by what came of each call.
//   node bench/stop.ts [times] [hands]
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, temporaryFolder } from '#test/process.ts';
import { signUp } from '#test/writers.ts';

const [times = 5, hands = 20] = process.argv.slice(2).map(Number);
const DATA_DIR = temporaryFolder();

const tally = new Map<string, number>();
const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);

function whyNot(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code: unknown = Reflect.get(Object(cause), 'code');
  return typeof code === 'string' ? code : String(cause);
}

/** Asks, and reads the answer to its end; null where nobody listens any more. */
async function ask(what: string, url: string, token: string, body?: object): Promise<string | null | undefined> {
  try {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    count(`${what} ${answer.status}`);
    return answer.ok ? text : undefined;
  } catch (error) {
    const why = whyNot(error);
    if (why === 'ECONNREFUSED') return null;
    count(`${what} ${why}`);
  }
}

async function chat(url: string, token: string, i: number) {
  const message = `My sister forgot it for the ${i}th time, and I was hurt.`;
  const begun = await ask('a message', `${url}/chat/replies`, token, { message });
  return begun ? ask('a reply', `${url}/chat/replies/${JSON.parse(begun).id}/events`, token) : begun;
}

const write = (url: string, token: string, hand: number, i: number) =>
  ask('a write', `${url}/relationships`, token, { personName: `${hand} ${i}`, relationshipType: 'other' });

/** Calls until the server refuses new connections. */
async function call(url: string, token: string, hand: number) {
  for (let i = 0; ; i++) {
    const told = await (hand % 4 === 0
      ? chat(url, token, i)
      : hand % 4 === 1
        ? write(url, token, hand, i)
        : ask('a read', `${url}/dashboard`, token));
    if (told === null) return;
    if (hand % 4 !== 2) await sleep(hand * 3);
  }
}

const took: number[] = [];
try {
  for (let i = 0; i < times; i++) {
    const server = await startServer({ DATA_DIR, LOG_LEVEL: 'warn' });
    const tokens = await Promise.all(Array.from({ length: 5 }, () => signUp(server.url)));
    const all = Array.from({ length: hands }, (_, hand) => call(`${server.url}/api`, tokens[hand % 5] ?? '', hand));
    await sleep(1000 + i * 37);
    const told = performance.now();
    const code = await server.stop();
    took.push(Math.round(performance.now() - told));
    await Promise.all(all);
    if (code !== 0) throw new Error(`It ended with ${code}: ${server.out()}`);
  }
  console.log(
    [...tally]
      .toSorted()
      .map(([what, n]) => `${what}: ${n}`)
      .join('\n'),
  );
  console.log(`stopped in ${took.join(', ')} ms`);
} finally {
  rmSync(DATA_DIR, { recursive: true, force: true });
}
