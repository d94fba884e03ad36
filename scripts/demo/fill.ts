// Lives the twelve weeks through the app's own API, with a clock that is moved: nothing here writes a table.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AGREEMENT_VERSION } from '#contract/agreement.ts';
import { buildApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { makeDataDir } from '#server/data-dir.ts';
import { startPostgres } from '#server/database/embedded/supervisor.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { users } from '#server/database/users.ts';
import { openHouse } from '#server/house.ts';
import type { House } from '#server/services.ts';
import { type App, account, call, stayLoggedIn } from './ask.ts';
import { guest, lapsed, member, type Person, people } from './life.ts';
import { connect, mediate } from './mediation.ts';
import { entries, papers } from './papers.ts';
import { type Talk, talks } from './talks.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEKS = 12;

const end = Date.now();
let at = end - WEEKS * 7 * DAY;
const now = () => new Date(at);

/** Somebody with an account; what comes back asks for a token that is still good. */
async function signUp(app: App, { name, email }: typeof member, password: string) {
  const sign = { email, password, returnSecureToken: true };
  const { idToken } = await account(app, 'signUp', sign);
  await account(app, 'update', { idToken, displayName: name });
  const { idToken: token, refreshToken } = await account(app, 'signInWithPassword', sign);
  const agreed = { version: AGREEMENT_VERSION, isAdult: true, terms: true, sensitiveData: true };
  await call(app, { method: 'POST', url: '/api/account/agreement', token, body: agreed });
  return stayLoggedIn(app, refreshToken);
}

async function subscribe(app: App, house: House, token: string) {
  const { clientSecret } = await call(app, {
    method: 'POST',
    url: '/api/create-subscription',
    token,
    body: { plan: 'plus' },
  });
  const card = { clientSecret, paymentMethod: 'pm_card_visa' };
  await call(app, { method: 'POST', url: '/api/payments/sandbox/confirm', token, body: card });
  await house.jobs.drain();
}

type Deed = { day: number; do: (token: string) => Promise<unknown> };

/** What is done on which day with one person, once the record is there. */
function deeds(app: App, id: string, { checkIns, events, steps, promise, date }: Person): Deed[] {
  const post = (what: string, body: object) => (token: string) =>
    call(app, { method: 'POST', url: `/api/relationships/${id}/${what}`, token, body });
  const rated = ([trustSafety, communicationClarity, growth, joyFulfillment]: readonly number[]) => ({
    trustSafety,
    communicationClarity,
    growth,
    joyFulfillment,
  });
  return [
    ...checkIns.map(([day, ratings, note]) => ({
      day,
      do: post('check-ins', { ...rated(ratings), ...(note && { note }) }),
    })),
    ...events.map(([day, kind, note]) => ({ day, do: post('events', { kind, note }) })),
    ...steps.map((text, i) => ({ day: 70 + i, do: post('plan', { kind: 'step', text }) })),
    ...(promise ? [{ day: 81, do: post('plan', { kind: 'promise', text: promise }) }] : []),
    ...(date ? [{ day: 5, do: post('dates', { ...date, remindDays: 3, timeZone: 'UTC' }) }] : []),
  ];
}

/** One thing said, and Mallama's answer waited for: whoever writes waits as well. */
async function say(app: App, token: string, thread: string, content: string) {
  await call(app, { method: 'POST', url: `/api/threads/${thread}/messages`, token, body: { content } });
  for (let tries = 0; tries < 200; tries++) {
    const { messages } = await call(app, { method: 'GET', url: `/api/threads/${thread}`, token });
    if (messages.at(-1)?.reply?.status === 'done') return;
    await sleep(20);
  }
  throw new Error('Mallama did not answer.');
}

const talkDeed = (
  app: App,
  house: House,
  ids: ReadonlyMap<string, string>,
  { day, title, about, says, savedAs, ends, marked }: Talk,
): Deed => ({
  day,
  async do(token) {
    const person = ids.get(about ?? '');
    const { id } = person
      ? await call(app, { method: 'GET', url: `/api/relationships/${person}/chat`, token })
      : await call(app, { method: 'POST', url: '/api/conversations', token, body: { title } });
    for (const content of says) {
      await say(app, token, id, content);
      at += 2 * 60 * 1000;
    }
    await house.jobs.drain();
    if (ends) await call(app, { method: 'PATCH', url: `/api/conversations/${id}`, token, body: { status: ends } });
    if (person && savedAs) await keep(app, token, person, savedAs);
    if (person && marked) {
      const url = `/api/relationships/${person}/chat/status`;
      await call(app, { method: 'PUT', url, token, body: { status: marked } });
    }
  },
});

/** Resolved and saved, with what Mallama draws from it. */
async function keep(app: App, token: string, person: string, title: string) {
  const url = `/api/relationships/${person}/chat`;
  await call(app, { method: 'PUT', url: `${url}/status`, token, body: { status: 'resolved' } });
  const drawn = (await call(app, { method: 'POST', url: `${url}/insights`, token })) as Awaited<
    ReturnType<typeof call>
  > &
    Record<string, unknown>;
  const { insights: aiInsights, keyTakeaways, actionItems } = drawn;
  const body = { title, status: 'resolved', aiInsights, keyTakeaways, actionItems };
  await call(app, { method: 'POST', url: `/api/relationships/${person}/saved-chats`, token, body });
}

/** Something written down on a day, about one of the people or about nobody. */
const written = (
  app: App,
  ids: ReadonlyMap<string, string>,
  url: string,
  { day, about, body }: { day: number; about?: string; body: object },
): Deed => ({
  day,
  do: (token) =>
    call(app, { method: 'POST', url, token, body: { ...body, ...(about && { relationshipId: ids.get(about) }) } }),
});

async function live(app: App, house: House, password: string) {
  const token = await signUp(app, member, password);
  await subscribe(app, house, await token());
  const trial = { method: 'POST', url: '/api/start-trial' } as const;
  await call(app, { ...trial, token: await (await signUp(app, lapsed, password))() });
  const start = at;
  const all: Deed[] = [];
  const ids = new Map<string, string>();
  for (const person of people) {
    const { id } = await call(app, {
      method: 'POST',
      url: '/api/relationships',
      token: await token(),
      body: person.record,
    });
    ids.set(person.record.personName ?? '', id);
    all.push(...deeds(app, id, person));
  }
  all.push(...talks.map((talk) => talkDeed(app, house, ids, talk)));
  all.push(...entries.map((entry) => written(app, ids, '/api/journal', entry)));
  all.push(...papers.map((paper) => written(app, ids, paper.url, paper)));
  for (const deed of all.sort((a, b) => a.day - b.day)) {
    at = start + deed.day * DAY + 18 * 60 * 60 * 1000;
    await house.jobs.drain();
    await deed.do(await token());
  }
  at = end - 2 * DAY;
  const guestToken = await (await signUp(app, guest, password))();
  await connect(app, await token(), guestToken, ids.get('Maya') ?? '');
  await mediate(app, await token(), guestToken);
  at = end;
  await house.jobs.drain();
}

const config = loadConfig();
const note = join(config.dataDir, 'demo.txt');
makeDataDir(config);
const own = config.databaseUrl ? undefined : await startPostgres(join(config.dataDir, 'postgres'));
const connection = own?.connection ?? { connectionString: config.databaseUrl };
await migrateDatabase(connection);
const house = await openHouse(config, connection, now);
const app = await buildApp(house, house.identity.identify, join(process.cwd(), 'dist/web'));
house.start();
const [somebody] = await house.db.select({ id: users.id }).from(users).limit(1);
if (!somebody) {
  const password = randomBytes(6).toString('base64url');
  await live(app, house, password);
  writeFileSync(
    note,
    `Log in at /auth with ${member.email} (or ${guest.email}, a guest, or ${lapsed.email}, whose trial is over) and the password ${password}\n`,
    { mode: 0o600 },
  );
}
await app.close();
await house.close();
await own?.stop();
console.log(
  existsSync(note)
    ? `\n  ${readFileSync(note, 'utf8')}`
    : '\n  This database has members already: nothing was added.\n',
);
