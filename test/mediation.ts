import type { Mediation, NewJoinLink } from '#contract/mediation.ts';
import type { Maker } from '#test/belongings.ts';
import type { Person } from '#test/people.ts';
import type { Town } from '#test/town-on.ts';

type Asked = { status: number; body: string; json<Answer>(): Answer };

/** Nothing to fear, and nothing told. */
export const CALM = { afraid: false, threatened: false, hurt: false, controlled: false, isFree: true };

/** A request of somebody's to anything below /api/conversations. */
export async function asks(
  { ask }: Town,
  { headers }: Person,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
): Promise<Asked> {
  const answer = await ask({ method, url: `/api/conversations${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body, json: () => answer.json() };
}

export async function begin(town: Town, owner: Person, title = 'Dinner and phones') {
  const made = await asks(town, owner, 'POST', '', { title, type: 'group_mediation' });
  return made.json<{ id: string }>().id;
}

export const tokenIn = ({ link }: Pick<NewJoinLink, 'link'>) => link?.split('#')[1] ?? '';

export async function newLink(town: Town, owner: Person, id: string) {
  const made = (await asks(town, owner, 'POST', `/${id}/invitations`, {})).json<NewJoinLink>();
  return { ...made, token: tokenIn(made) };
}

export const join = (town: Town, who: Person, id: string, token?: string) =>
  asks(town, who, 'POST', `/${id}/join`, { consent: true, ...(token !== undefined && { token }) });

export const say = (town: Town, who: Person, id: string, content: string) =>
  asks(town, who, 'POST', `/${id}/messages`, { content });

export const answer = (town: Town, who: Person, id: string, more: object = {}) =>
  asks(town, who, 'PUT', `/${id}/intake`, { ...CALM, ...more });

export const stands = async (town: Town, who: Person, id: string) =>
  (await asks(town, who, 'GET', `/${id}/mediation`)).json<Mediation>();

/** A mediation of so many, its owner first, in which everybody has come in. */
export async function gathered(town: Town, others = 1, known?: Person, title?: string) {
  const owner = known ?? (await town.person());
  const id = await begin(town, owner, title);
  const people = [owner];
  for (let i = 0; i < others; i++) {
    const guest = await town.person('no plan');
    town.clock.advance(1000);
    await join(town, guest, id, (await newLink(town, owner, id)).token);
    people.push(guest);
  }
  return { id, people };
}

/** The same, with every private part answered calmly: the first one is being heard. */
export async function opened(town: Town, others = 1, known?: Person, title?: string) {
  const it = await gathered(town, others, known, title);
  for (const person of it.people) await answer(town, person, it.id);
  return it;
}

export const passOn = (town: Town, who: Person, id: string) => asks(town, who, 'POST', `/${id}/turn`, {});

/** Both rounds are over, with an offer of everybody's: the agreement is being worded. */
export async function agreeing(town: Town, others = 1, known?: Person, title?: string) {
  const it = await opened(town, others, known, title);
  for (const words of ['I feel ignored at dinner.', 'I can put my phone away at dinner.'])
    for (const person of it.people) {
      await say(town, person, it.id, words);
      await passOn(town, person, it.id);
    }
  return it;
}

export const ITEMS = ['Phones stay in the hall'];

export const aConversation: Maker = async (town, owner) => ({
  id: (await asks(town, owner, 'POST', '', { title: 'The rent' })).json<{ id: string }>().id,
});
export const aMediation: Maker = async (town, owner) => ({ id: await begin(town, owner) });
export const aJoinLink: Maker = async (town, owner) => {
  const id = await begin(town, owner);
  return { id, linkId: (await newLink(town, owner, id)).id };
};
/** One in which its owner has the word. */
export const aTurn: Maker = async (town, owner) => ({ id: (await opened(town, 1, owner)).id });
export const anAgreement: Maker = async (town, owner) => {
  const { id } = await agreeing(town, 1, owner);
  await asks(town, owner, 'PUT', `/${id}/agreement`, { items: ITEMS, checkInOn: null });
  return { id };
};
