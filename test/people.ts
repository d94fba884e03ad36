import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { NO_DOUBT, sealAge } from '#server/account/age.ts';
import { users } from '#server/database/users.ts';
import { findCaller } from '#server/find-caller.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { House } from '#server/services.ts';

export type Kind = 'stranger' | 'no plan' | 'trial' | 'expired trial' | 'admin';
export type Person = { id: string; headers: Record<string, string> };

const ISSUER = 'test';
const DAY = 24 * 60 * 60 * 1000;

/** What each kind that the gate tells apart has in its row. */
function accessColumns(kind: Kind, now: Date) {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  if (kind === 'trial') return { trialStartedAt: now, trialEndsAt: ago(-DAY) };
  if (kind === 'expired trial') return { trialStartedAt: ago(2 * DAY), trialEndsAt: ago(DAY) };
  return { isAdmin: kind === 'admin' };
}

/** People to test with: they show their id for a token, which never expires. Real tokens work as well. */
export function people(house: House) {
  const { db, vault, now, identity } = house;
  const find = findCaller(house);
  const names = new Map<string, string>();
  const nameOf = (id: string) => names.get(id) ?? 'Amara Okafor';
  async function person(kind: Kind = 'trial', name?: string): Promise<Person> {
    const id = randomUUID();
    if (name) names.set(id, name);
    if (kind === 'stranger') return { id, headers: {} };
    const profile = { email: `${id}@example.org`, name: nameOf(id), picture: null };
    const safe = await vault.create(id);
    const sealed = safe.seal('users', id, profile);
    const sealedAge = sealAge(safe, id, NO_DOUBT);
    await db
      .insert(users)
      .values({ id, issuer: ISSUER, subject: id, createdAt: now(), sealed, sealedAge, ...accessColumns(kind, now()) });
    return { id, headers: { authorization: `Bearer ${id}` } };
  }

  async function identify(request: FastifyRequest): Promise<Caller | undefined> {
    const id = /^Bearer ([0-9a-f-]{36})$/.exec(request.headers.authorization ?? '')?.[1];
    if (!id) return identity.identify(request);
    const about = { email: `${id}@example.org`, emailVerified: true, name: nameOf(id), picture: null };
    const claims = { ...about, issuer: ISSUER, subject: id, sessionId: null, signedInAt: now(), expiresAt: 0 };
    return find(claims);
  }

  return { person, identify };
}
