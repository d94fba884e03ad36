import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import type { House } from '#server/services.ts';

const NAMES = ['Maya', 'Dad', 'Priya', 'Noor', 'Jonas', 'Ines', 'Tomas', 'Leila'];
const NOTES = 'Warmer since the weekend away, though money talk still ends in silence. Her review is on the 27th.';
const AREAS = 'Bringing up worries early, before they turn into a list\nListening without preparing my answer';

type Member = { id: string; session: string; token: string; name: string };

/** Members with eight people in their life, rated and dated, as the API keeps them. */
export async function addMembers({ identity }: House, app: FastifyInstance, members: number): Promise<Member[]> {
  const ask = async (token: string, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };

  async function join(i: number): Promise<Member> {
    const payload = { email: `member-${i}@example.org`, password: 'seven quiet herons', returnSecureToken: true };
    const url = `/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${identity.config.apiKey}`;
    const { idToken: first } = (await app.inject({ method: 'POST', url, payload })).json();
    const update = `/identitytoolkit.googleapis.com/v1/accounts:update?key=${identity.config.apiKey}`;
    const named = { idToken: first, displayName: 'Amara Okafor', returnSecureToken: true };
    const token = (await app.inject({ method: 'POST', url: update, payload: named })).json().idToken ?? first;
    const { id } = await ask(token, 'POST', '/api/start-trial');
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return { id, session: claims.sid, token, name: 'Amara Okafor' };
  }

  async function live({ token }: Member) {
    for (const [i, personName] of NAMES.entries()) {
      const about = { personName, relationshipType: 'friend', notes: NOTES, strugglingWith: AREAS, likes: 'Her jokes' };
      const { id } = await ask(token, 'POST', '/api/relationships', about);
      const at = `/api/relationships/${id}`;
      const value = 40 + i * 7;
      const ratings = {
        trustSafety: value,
        communicationClarity: value - 10,
        growth: value,
        joyFulfillment: value + 5,
      };
      await ask(token, 'POST', `${at}/check-ins`, ratings);
      await ask(token, 'POST', `${at}/events`, { kind: 'good_moment' });
      if (i < 3) await ask(token, 'POST', `${at}/dates`, { label: 'Birthday', on: `1990-0${i + 1}-15` });
      if (i < 4)
        await ask(token, 'POST', `${at}/plan`, {
          kind: 'promise',
          text: 'The photos of the lake',
          dueOn: '2027-01-15',
        });
    }
    for (const title of ['Friday dinner', 'The photos', 'Moving in']) {
      const { id } = await ask(token, 'POST', '/api/conversations', { title });
      await ask(token, 'POST', `/api/conversations/${id}/messages`, { content: NOTES });
    }
    await ask(token, 'PATCH', '/api/dashboard/cards/strengths-1', { isPinned: true, content: 'We laugh a lot' });
  }

  const people: Member[] = [];
  for (let i = 0; i < members; i++) people.push(await join(i));
  for (const person of people) await live(person);
  return people;
}

/** The same words in plain text, for the server that seals nothing. */
export async function layOpen({ db, vault }: House, app: FastifyInstance, members: readonly Member[]) {
  await db.execute(sql`create table bench_words (id uuid primary key, words text not null)`);
  const keep = (id: string, words: unknown) =>
    db.execute(sql`insert into bench_words values (${id}, ${JSON.stringify(words)})`);
  for (const { id: owner, token } of members) {
    const safe = await vault.of(owner);
    for (const table of ['relationships', 'relationship_dates', 'relationship_plan_items', 'threads']) {
      const { rows } = await db.execute<{ id: string; sealed: Buffer }>(
        sql`select id, sealed from ${sql.identifier(table)} where owner_id = ${owner}`,
      );
      for (const { id, sealed } of rows) await keep(id, safe.open(table, id, sealed));
    }
    const url = '/api/dashboard';
    const shown = (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json();
    await keep(owner, shown.insightCards);
  }
  await db.execute(sql`analyze`);
}

/** A token that says the same, signed with a key that the bare server knows. */
export const bareToken = (key: CryptoKey, { id, session, name }: Member) =>
  new SignJWT({ sub: id, sid: session, name })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);
