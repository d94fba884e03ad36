/** What two people do together: they connect, and in one mediation they come to what both agree on. */
import { type App, call } from './ask.ts';

const title = 'The rent, and who pays what';
const CALM = { afraid: false, threatened: false, hurt: false, controlled: false, isFree: true };
const rounds = [
  ['I feel alone with the numbers when we leave the table.', 'I get scared when money comes up late in the evening.'],
  ['I can ask on Sunday and not at night.', 'I can stay for twenty minutes, with the numbers on paper.'],
] as const;
const items = ['We talk about money on Sundays, for twenty minutes', 'The numbers are on paper before we begin'];

export async function mediate(app: App, owner: string, guest: string) {
  const ask = (token: string, method: 'POST' | 'PUT', path: string, body: object = {}) =>
    call(app, { method, url: `/api/conversations${path}`, token, body });
  const { id } = await ask(owner, 'POST', '', { title, type: 'group_mediation' });
  const { link } = await ask(owner, 'POST', `/${id}/invitations`);
  await ask(guest, 'POST', `/${id}/join`, { consent: true, token: link?.split('#')[1] });
  for (const token of [owner, guest]) await ask(token, 'PUT', `/${id}/intake`, CALM);
  for (const [first, second] of rounds)
    for (const [token, content] of [[owner, first] as const, [guest, second] as const]) {
      await ask(token, 'POST', `/${id}/messages`, { content });
      await ask(token, 'POST', `/${id}/turn`);
    }
  await ask(owner, 'PUT', `/${id}/agreement`, { items, checkInOn: null });
  for (const token of [owner, guest]) await ask(token, 'POST', `/${id}/agreement/confirm`, { items });
}

export async function connect(app: App, owner: string, guest: string, relationshipId: string) {
  const ask = (token: string, url: string, body: object) => call(app, { method: 'POST', url, token, body });
  const { code } = await ask(owner, `/api/relationships/${relationshipId}/invitations`, {});
  const hers = { personName: 'Amara', relationshipType: 'romantic_partner' };
  await ask(guest, `/api/invitations/${code}/accept`, hers);
}
