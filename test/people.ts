import { randomUUID } from 'node:crypto';
import { users } from '#server/account/table.ts';
import type { House } from '#server/house.ts';
import type { Caller } from '#server/http/context.ts';

export type Kind = 'stranger' | 'no plan' | 'trial' | 'expired trial' | 'admin';
export type Person = { id: string; headers: Record<string, string> };

/** People to test with. Every kind that the gate tells apart. */
export function people(house: House) {
  const callers = new Map<string, Caller>();

  async function person(kind: Kind = 'trial'): Promise<Person> {
    const id = randomUUID();
    if (kind === 'stranger') return { id, headers: {} };
    const sealed = (await house.vault.of(id)).seal('users', id, { firstName: 'Amara' });
    await house.db.insert(users).values({ id, issuer: 'test', subject: id, createdAt: house.now(), sealed });
    callers.set(id, { id, hasAccess: kind === 'trial' || kind === 'admin', isAdmin: kind === 'admin' });
    return { id, headers: { authorization: `Bearer ${id}` } };
  }

  return {
    person,
    identify: async (request: { headers: { authorization?: string | undefined } }) =>
      callers.get(request.headers.authorization?.replace('Bearer ', '') ?? ''),
  };
}
