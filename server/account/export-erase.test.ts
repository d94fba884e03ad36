import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AGREEMENT_VERSION } from '#contract/agreement.ts';
import { trialClaims } from '#server/account/table.ts';
import { PaymentsAway } from '#server/payments/port.ts';
import { asking } from '#test/asking.ts';
import { lettersOf } from '#test/letters.ts';
import { openSignIn, type SignInServer } from '#test/sign-in.ts';
import { together } from '#test/together.ts';

/** A member with an account at the embedded provider, so that the real way out is tested. */
type Member = { id: string; email: string; subject: string; headers: Record<string, string>; mark: string };

let server: SignInServer;
let amara: Member;
let ben: Member;
let theirConnection: string;
let client: pg.Client;

const { get, post, patch } = asking(() => server);
const { say, share, mediate } = together(() => server);
const RATINGS = { trustSafety: 80, communicationClarity: 60, growth: 70, joyFulfillment: 75 };
const MINUTE = 60_000;

const send = (who: Member, method: 'PUT' | 'DELETE', url: string, payload: object) =>
  server.ask({ method, url: `/api${url}`, headers: who.headers, payload });
const leave = (who: Member, confirm = 'erase') => send(who, 'DELETE', '/account', { confirm });

async function join(name: string, mark: string): Promise<Member> {
  const email = `${name}@example.org`.toLowerCase();
  const { body } = await server.call('accounts:signUp', {
    email,
    password: 'seven quiet herons',
    displayName: `${name} ${mark}`,
    returnSecureToken: true,
  });
  const { idToken, localId } = body;
  const headers = { authorization: `Bearer ${idToken}` };
  const { body: user } = await post({ id: '', headers }, '/start-trial');
  await server.call('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  return { id: user.id, email, subject: String(localId), headers, mark };
}

/** Fills every room with recognizable text. */
async function live(who: Member): Promise<string> {
  const { mark } = who;
  const key = { 'idempotency-key': `key-${mark}` };
  const agreed = { version: AGREEMENT_VERSION, isAdult: true, terms: true, sensitiveData: true };
  await post(who, '/account/agreement', agreed);
  await post(who, '/account/notice');
  const { body: bond } = await post(
    who,
    '/relationships',
    {
      personName: `Maya ${mark}`,
      relationshipType: 'friend',
      notes: `Notes ${mark}`,
      relationshipGoals: `Goal ${mark}`,
    },
    key,
  );
  await post(who, `/relationships/${bond.id}/check-ins`, { ...RATINGS, note: `Check-in ${mark}` });
  await post(who, `/relationships/${bond.id}/plan`, { kind: 'promise', text: `Promise ${mark}` });
  await post(who, `/relationships/${bond.id}/dates`, { label: `Birthday ${mark}`, on: '1990-04-12' });
  await post(who, `/relationships/${bond.id}/invitations`, { email: 'else@example.net' });
  await patch(who, '/dashboard/cards/strengths-1', { content: `Card ${mark}` });
  const empty = { warningSigns: [], calmingThings: [], places: [], reasons: [] };
  const answer = await send(who, 'PUT', '/support/safety-plan', { ...empty, people: [`Noor ${mark}`] });
  expect(answer.statusCode).toBe(200);
  await post(who, '/chat', { message: `I am tired ${mark}` });
  await chat(who, bond.id);
  await pay(who, 'core');
  await pay(who, 'prime');
  await send(who, 'PUT', '/membership/interest', { interested: true });
  await send(who, 'PUT', '/membership/sharing-consent', { agreed: true, version: '2026-11', occasion: 'core' });
  return bond.id;
}

/** A chat about somebody, a saved one, and a temporary one. */
async function chat(who: Member, bond: string) {
  const { mark } = who;
  const { body: panel } = await get(who, `/relationships/${bond}/chat`);
  await say(who, panel.id, `She forgot ${mark}`);
  const kept = { title: `The birthday ${mark}`, aiInsights: `Insight ${mark}`, chatHistory: [] };
  expect((await post(who, `/relationships/${bond}/saved-chats`, kept)).status).toBe(200);
  const { body: temporary } = await post(who, '/threads/temporary', {});
  await say(who, temporary.id, `Never kept ${mark}`);
  await send(who, 'PUT', `/threads/${temporary.id}/presence`, {});
}

async function pay(who: Member, plan: 'core' | 'prime') {
  const { body } = await post(who, '/create-subscription', { plan });
  const paid = { clientSecret: body.clientSecret, paymentMethod: 'pm_card_visa' };
  expect((await post(who, '/payments/sandbox/confirm', paid)).status).toBe(200);
  await server.house.jobs.drain();
}

async function connect(one: Member, bond: string, other: Member) {
  const { body } = await post(one, `/relationships/${bond}/invitations`, {});
  const choice = { personName: `Partner ${other.mark}`, relationshipType: 'friend' };
  expect((await post(other, `/invitations/${body.code}/accept`, choice)).status).toBe(200);
}

/** The tables in which one of these words occurs, in plain text or in bytes, with the number of rows. */
async function traces(words: string[]): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const forms = words.flatMap((word) => [word, Buffer.from(word).toString('hex')]);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select count(*)::int as n from "${name}" t where exists (select 1 from unnest($1::text[]) w where strpos(t::text, w) > 0)`,
      [forms],
    );
    if (rows[0].n > 0) found[name] = rows[0].n;
  }
  return found;
}

/** An email that could not be sent stays sealed among the jobs. */
const strandLetterTo = ({ email }: Member) =>
  server.house.db.transaction(async (tx) => {
    await server.house.mail.send({ to: email, subject: 'Stranded', text: 'A letter' }, tx);
    await tx.execute(
      `update jobs set failed_at = now() where name = 'mail.send' and failed_at is null and done_at is null`,
    );
  });

const about = ({ id, email, subject, mark }: Member) => [id, email, subject, mark];

/** Columns that reference a person, and whether their rows are deleted with the person. */
const PERSONAL = `
  select c.table_name as name, c.column_name as col, exists (
    select 1 from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confdeltype = 'c' and a.attname = c.column_name
      and k.conrelid = ('public.' || quote_ident(c.table_name))::regclass
  ) as cascades
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    and (c.column_name ~ '(owner|user|member|account|other|author|person|people|accepted_by|^who$)' )
    and c.udt_name in ('uuid', '_uuid')`;

beforeAll(async () => {
  server = await openSignIn();
  client = new pg.Client(server.connection);
  await client.connect();
  amara = await join('Amara', 'qzamarkq');
  ben = await join('Ben', 'qzbenkq');
  await live(amara);
  theirConnection = await live(ben);
  await connect(ben, theirConnection, amara);
  await share(ben, theirConnection, amara);
  await mediate(ben, theirConnection, amara);
}, 60_000);

afterAll(async () => {
  await client.end();
  await server.close();
});

describe('taking everything along', () => {
  test('one file holds everything of the member, opened, and nothing of another', async () => {
    const { status, headers, raw, body } = await get(amara, '/account/export');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="mallama-export.json"');
    expect(body).toMatchObject({ format: 'mallama-export', version: 1, ai: { containsAiText: true } });
    const kinds = ['Maya', 'Notes', 'Goal', 'Check-in', 'Promise', 'Birthday', 'Card', 'Noor', 'I am tired'];
    const said = ['She forgot', 'The birthday', 'Insight', 'I did not know', 'Peace', 'I can wait'];
    expect(raw).not.toContain('Never kept');
    for (const kind of [...kinds, ...said, 'Amara']) expect(raw).toContain(`${kind} ${amara.mark}`);
    for (const word of about(ben)) expect(raw).not.toContain(word);
    expect(body.rooms.membership.subscriptions).toHaveLength(1);
    expect(body.rooms.membership.primePlaces).toHaveLength(1);
    expect(body.rooms.account.signIn.signIns).toHaveLength(1);
    expect(body.rooms.chats.messages[0].reply).toEqual(expect.any(String));
  });
});

test('a table that names a person goes with the person, or is emptied by a rule of its room', async () => {
  const { rows } = await client.query<{ name: string; col: string; cascades: boolean }>(PERSONAL);
  expect(rows.length).toBeGreaterThan(15);
  const ruled = await traces([amara.id, amara.subject]);
  // Columns that are neither bound to the person nor filled above, and so not shown to be emptied below.
  expect(
    rows.filter(({ name, cascades }) => !cascades && !ruled[name]).map(({ name, col }) => `${name}.${col}`),
  ).toEqual(['coach_spend.who']);
});

describe('leaving nothing behind', () => {
  test('it needs the word, and nothing happens without it', async () => {
    const answer = await leave(amara, 'yes');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.issues).toEqual([{ path: 'confirm', message: 'Please type the word erase.' }]);
  });

  test('while the payment provider does not answer, nothing is erased', async () => {
    const before = await traces(about(amara));
    const { payments } = server.house;
    const { subscriptionsOf } = payments;
    payments.subscriptionsOf = () => Promise.reject(new PaymentsAway(false));
    const answer = await leave(amara);
    payments.subscriptionsOf = subscriptionsOf;
    expect(answer.statusCode).toBe(503);
    expect(answer.json().data.reason).toBe('payments_unavailable');
    expect(await traces(about(amara))).toEqual(before);
  });

  test('of the one who leaves no row and no key is left, and the other keeps everything', async () => {
    await client.query(`insert into coach_spend values (current_date, $1, 1, 1)`, [amara.id]);
    const letter = (to: string, subject: string) => server.house.mail.send({ to, subject, text: 'A letter' });
    await Promise.all([letter(amara.email, 'Carried out'), letter(ben.email, 'Carried out')]);
    await server.house.jobs.drain();
    const lettersTo = ({ email }: Member) => lettersOf(server).filter(({ to }) => to === email).length;
    const bens = lettersTo(ben);
    expect({ amara: lettersTo(amara) > 0, ben: bens > 0 }).toEqual({ amara: true, ben: true });
    await Promise.all([strandLetterTo(amara), strandLetterTo(ben)]);
    await server.house.jobs.add('nobody.does', { owner: amara.id });
    const { rows: known } = await client.query<{ customer_id: string }>(
      'select customer_id from billing_customers where user_id = $1',
      [amara.id],
    );
    const everything = [...about(amara), ...known.map(({ customer_id }) => customer_id)];
    expect(Object.keys(await traces(everything))).toEqual(expect.arrayContaining(['jobs', 'payment_events']));
    const kept = await get(ben, '/account/export');
    const claimed = await server.house.db.$count(trialClaims);

    expect((await leave(amara)).statusCode).toBe(204);
    await server.house.jobs.drain();

    expect(await traces(everything)).toEqual({});
    const { rows: stranded } = await client.query('select id from jobs where failed_at is not null');
    expect(stranded).toHaveLength(1);
    expect(await server.house.db.$count(trialClaims)).toBe(claimed);
    expect({ amara: lettersTo(amara), ben: lettersTo(ben) }).toEqual({ amara: 0, ben: bens });
    const after = await get(ben, '/account/export');
    const bond = (all: typeof kept) =>
      all.body.rooms.relationships.relationships.find(({ id }: { id: string }) => id === theirConnection);
    expect(bond(kept).connectedSince).toEqual(expect.any(String));
    expect(bond(kept).invitations.map(({ status }: { status: string }) => status)).toContain('accepted');
    expect(bond(after)).toEqual({ ...bond(kept), connectedSince: null });
    const still = (all: typeof kept) => ({ ...all.body.rooms, relationships: null, chats: null, conversations: null });
    expect(still(after)).toEqual(still(kept));
    // What the two shared is over for both; private chats and a person's own words stay.
    const chats = ({ body }: typeof kept) => {
      const { threads, savedChats, ...rest } = body.rooms.chats;
      const isOwn = ({ kind }: { kind: string }) => !/^(shared_session|group_mediation)$/.test(kind);
      const isSavedByHand = ({ tags }: { tags: string[] }) => !tags.includes('shared-chat');
      return { ...rest, threads: threads.filter(isOwn), savedChats: savedChats.filter(isSavedByHand) };
    };
    expect(chats(after)).toEqual(chats(kept));
    const ownSide = (all: typeof kept) =>
      all.body.rooms.chats.savedChats.filter(({ tags }: { tags: string[] }) => tags.includes('shared-chat'));
    expect(ownSide(kept)).toEqual([]);
    expect(ownSide(after)).toMatchObject([{ aiInsights: expect.stringContaining('are gone'), status: 'active' }]);
    const said = ({ body }: typeof kept) =>
      body.rooms.chats.threads.find(({ kind }: { kind: string }) => kind === 'shared_session').messages;
    expect(ownSide(after)[0].chatHistory.map(({ content }: { content: string }) => content)).toEqual(
      said(kept).flatMap((one: { by: string; text: string }) => (one.by === 'you' ? [one.text] : [])),
    );
    expect(after.raw).not.toContain(amara.mark);
    expect(await traces([amara.mark])).toEqual({});
  });

  test('no token brings the person back', async () => {
    expect((await server.me(amara.headers.authorization?.slice(7) ?? '')).status).toBe(401);
    const again = { email: amara.email, password: 'seven quiet herons', returnSecureToken: true };
    expect((await server.call('accounts:signInWithPassword', again)).status).toBe(400);
    expect(await traces(about(amara))).toEqual({});
  });

  test('the address can join anew, without a second trial', async () => {
    const { body } = await server.call('accounts:signUp', {
      email: amara.email,
      password: 'seven quiet herons',
      returnSecureToken: true,
    });
    const headers = { authorization: `Bearer ${body.idToken}` };
    expect((await post({ id: '', headers }, '/start-trial')).body.data.reason).toBe('trial_used');
  });
});

test('both want a sign-in of the last five minutes', async () => {
  server.clock.advance(5 * MINUTE + 1000);
  const refused = await get(ben, '/account/export');
  expect({ status: refused.status, reason: refused.body.data.reason }).toEqual({
    status: 403,
    reason: 'recent_sign_in',
  });
  const erasing = await leave(ben);
  expect({ status: erasing.statusCode, reason: erasing.json().data.reason }).toEqual({
    status: 403,
    reason: 'recent_sign_in',
  });
  expect(await traces([ben.id])).not.toEqual({});
});
