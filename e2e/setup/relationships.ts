import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, type Opened, openAccount } from './account.ts';

/** Calls the API as somebody, for what a test needs before it begins. */
export type Caller = (method: string, path: string, data?: unknown) => Promise<unknown>;

export async function callerFor(request: APIRequestContext, { email, password }: Account): Promise<Caller> {
  const { apiKey } = await (await request.get('/api/auth/config')).json();
  const signedIn = await request.post(`/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`, {
    data: { email, password, returnSecureToken: true },
  });
  const { idToken } = await signedIn.json();
  return async (method, path, data) => {
    const headers = { authorization: `Bearer ${idToken}` };
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data !== undefined && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.status() === 204 ? null : answer.json();
  };
}

/** A card in which nothing is yet is folded. */
export const foldOf = (page: Page, title: string) => page.locator('summary').filter({ hasText: title });
/** Open, whatever is in it. */
export const unfold = (page: Page, title: string) =>
  page
    .locator('details')
    .filter({ hasText: title })
    .evaluate((fold: HTMLDetailsElement) => {
      fold.open = true;
    });
export const BOUNDARIES = 'Relationship Dynamics & Boundaries';

export const maya = {
  personName: 'Maya',
  relationshipType: 'romantic_partner',
  notes: 'Warmer since the weekend away, though money talk still ends in silence.',
  relationshipGoals: 'Talk about money once a month\nOne evening a week without screens',
  strugglingWith: 'Listening without preparing my answer',
  triggers: 'Being interrupted\nPlans changed by text',
  redLines: 'Shouting',
};

export async function addPerson(call: Caller, person: object): Promise<string> {
  const made = await call('POST', '/relationships', person);
  return String(made !== null && typeof made === 'object' && 'id' in made && made.id);
}

export const checkIn = (
  call: Caller,
  id: string,
  [trustSafety, communicationClarity, growth, joyFulfillment]: number[],
) => call('POST', `/relationships/${id}/check-ins`, { trustSafety, communicationClarity, growth, joyFulfillment });

/** A member with Maya on the list, rated once. */
export async function openWithMaya(request: APIRequestContext): Promise<{ account: Opened; call: Caller; id: string }> {
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  const id = await addPerson(call, maya);
  await checkIn(call, id, [80, 60, 70, 75]);
  return { account, call, id };
}
