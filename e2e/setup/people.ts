import { type APIRequestContext, expect } from '@playwright/test';
import type { Account } from './account.ts';

export type Person = { id: string; personName: string };

/** What a person's own browser would ask for, without the way through the pages. */
export async function asking(request: APIRequestContext, { email, password }: Account) {
  const { apiKey } = await (await request.get('/api/auth/config')).json();
  const signedIn = await request.post(`/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`, {
    data: { email, password, returnSecureToken: true },
  });
  const { idToken } = await signedIn.json();
  return async (method: 'GET' | 'POST' | 'PATCH', path: string, data?: unknown) => {
    const headers = { authorization: `Bearer ${idToken}` };
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data !== undefined && { data }) });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return answer.json();
  };
}

export type Ask = Awaited<ReturnType<typeof asking>>;

const three = [
  { personName: 'Priya', relationshipType: 'business_partner', notes: 'Steady.', rating: 86 },
  { personName: 'Dad', relationshipType: 'father', notes: 'Calls are short.', rating: 36 },
  { personName: 'Maya', relationshipType: 'romantic_partner', notes: 'Warmer since the weekend away.', rating: 72 },
];

/** Priya, Dad and Maya, each with a check-in. */
export async function meetThree(ask: Ask): Promise<Person[]> {
  const met: Person[] = [];
  for (const { rating, ...person } of three) {
    const one: Person = await ask('POST', '/relationships', { ...person, strugglingWith: 'Listening first' });
    const ratings = { trustSafety: rating, communicationClarity: rating, growth: rating, joyFulfillment: rating };
    await ask('POST', `/relationships/${one.id}/check-ins`, ratings);
    met.push(one);
  }
  return met;
}
