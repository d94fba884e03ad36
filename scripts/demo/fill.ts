// Lives the twelve weeks through the app's own API, with a clock that is moved: nothing here writes a table.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGREEMENT_VERSION } from '#contract/agreement.ts';
import { users } from '#server/account/table.ts';
import { loadConfig } from '#server/config.ts';
import { makeDataDir } from '#server/data-dir.ts';
import { startPostgres } from '#server/database/embedded/supervisor.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { type House, openHouse } from '#server/house.ts';
import { buildApp } from '#server/http/app.ts';
import { member, type Person, people } from './life.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEKS = 12;

type App = Awaited<ReturnType<typeof buildApp>>;
type Answer = { id: string; clientSecret: string; idToken: string };
type Call = { method: 'GET' | 'POST' | 'PATCH'; url: string; token?: string; body?: object };

const end = Date.now();
let at = end - WEEKS * 7 * DAY;
const now = () => new Date(at);

async function call(app: App, { method, url, token, body = {} }: Call): Promise<Answer> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await app.inject({ method, url, headers, payload: body });
  if (answer.statusCode >= 400) throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answer.body}`);
  return answer.body ? answer.json() : { id: '', clientSecret: '', idToken: '' };
}

const account = (app: App, verb: string, body: object) =>
  call(app, { method: 'POST', url: `/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=demo`, body });

async function signUp(app: App, house: House, password: string) {
  const sign = { email: member.email, password, returnSecureToken: true };
  const { idToken } = await account(app, 'signUp', sign);
  await account(app, 'update', { idToken, displayName: member.name });
  const token = (await account(app, 'signInWithPassword', sign)).idToken;
  const agreed = { version: AGREEMENT_VERSION, isAdult: true, terms: true, sensitiveData: true };
  await call(app, { method: 'POST', url: '/api/account/agreement', token, body: agreed });
  const { clientSecret } = await call(app, {
    method: 'POST',
    url: '/api/create-subscription',
    token,
    body: { plan: 'plus' },
  });
  const card = { clientSecret, paymentMethod: 'pm_card_visa' };
  await call(app, { method: 'POST', url: '/api/payments/sandbox/confirm', token, body: card });
  await house.jobs.drain();
  return async () => (await account(app, 'signInWithPassword', sign)).idToken;
}

type Deed = { day: number; do: (token: string) => Promise<unknown> };

/** What is done on which day with one person, once the record is there. */
function deeds(app: App, id: string, { checkIns, events, steps, date }: Person): Deed[] {
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
    ...(date ? [{ day: 5, do: post('dates', { ...date, remindDays: 3, timeZone: 'UTC' }) }] : []),
  ];
}

async function live(app: App, house: House, password: string) {
  const token = await signUp(app, house, password);
  const start = at;
  const all: Deed[] = [];
  for (const person of people) {
    const { id } = await call(app, {
      method: 'POST',
      url: '/api/relationships',
      token: await token(),
      body: person.record,
    });
    all.push(...deeds(app, id, person));
  }
  for (const deed of all.sort((a, b) => a.day - b.day)) {
    at = start + deed.day * DAY + 18 * 60 * 60 * 1000;
    await house.jobs.drain();
    await deed.do(await token());
  }
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
const [somebody] = await house.db.select({ id: users.id }).from(users).limit(1);
if (!somebody) {
  const password = randomBytes(6).toString('base64url');
  await live(app, house, password);
  writeFileSync(note, `Log in at /auth with ${member.email} and the password ${password}\n`, { mode: 0o600 });
}
await app.close();
await house.close();
await own?.stop();
console.log(
  existsSync(note)
    ? `\n  ${readFileSync(note, 'utf8')}`
    : '\n  This database has members already: nothing was added.\n',
);
