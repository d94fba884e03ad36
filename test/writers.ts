import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds after which a call counts as not answered. */
const PATIENCE = 20_000;
/** A member may add 600 a day. */
const PACE = 40;

type Tally = {
  /** Names of what was acknowledged. */
  acknowledged: Set<string>;
  /** Answers by status; 0 where the connection broke. */
  statuses: Map<number, number>;
};

async function add(url: string, token: string, personName: string): Promise<number> {
  try {
    const answer = await fetch(`${url}/api/relationships`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': personName,
      },
      body: JSON.stringify({ personName, relationshipType: 'other' }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** A member of a real server, signed up over the wire. */
export async function signUp(url: string): Promise<string> {
  const account = { email: `${randomUUID()}@example.org`, password: 'seven quiet herons', returnSecureToken: true };
  const post = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as { idToken: string };
  };
  const { idToken } = await post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', account);
  await post('/api/start-trial', {}, { authorization: `Bearer ${idToken}` });
  return idToken;
}

/** Writes in parallel until told to stop, each thing under a key of its own and sent again until it is acknowledged. */
export function writers(url: () => string, tokens: readonly string[], hands: number, pace = PACE) {
  const tally: Tally = { acknowledged: new Set(), statuses: new Map() };
  let going = true;
  async function write(token: string) {
    while (going) {
      const personName = randomUUID();
      for (let isDone = false; !isDone && going; ) {
        const status = await add(url(), token, personName);
        tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
        isDone = status === 200;
        if (isDone) tally.acknowledged.add(personName);
        await sleep(isDone ? pace : 50);
      }
    }
  }
  const all = tokens.flatMap((token) => Array.from({ length: hands }, () => write(token)));
  const stop = async () => {
    going = false;
    await Promise.all(all);
    return tally;
  };
  return { tally, stop };
}

/** Names of everything that is there, twice where it is there twice. */
export async function namesOf(url: string, token: string): Promise<string[]> {
  const names: string[] = [];
  for (let before = ''; ; ) {
    const answer = await fetch(`${url}/api/relationships?limit=200${before && `&before=${before}`}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const rows = (await answer.json()) as { id: string; personName: string }[];
    names.push(...rows.map(({ personName }) => personName));
    const last = rows.at(-1);
    if (!last || rows.length < 200) return names;
    before = last.id;
  }
}
