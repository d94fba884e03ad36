import type { OpenConversation } from '#contract/conversations.ts';
import type { Mediation, NewJoinLink } from '#contract/mediation.ts';
import type { Maker } from '#test/belongings.ts';
import type { Person } from '#test/people.ts';
import type { TestServer } from '#test/test-server-on.ts';

type Asked = { status: number; body: string; json<Answer>(): Answer };

/** Nothing to fear, and nothing told. */
export const CALM = { afraid: false, threatened: false, hurt: false, controlled: false, isFree: true };

/** A request of somebody's to anything below /api/conversations. */
export async function asks(
  { ask }: TestServer,
  { headers }: Person,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
): Promise<Asked> {
  const answer = await ask({ method, url: `/api/conversations${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body, json: () => answer.json() };
}

export async function begin(server: TestServer, owner: Person, title = 'Dinner and phones') {
  const made = await asks(server, owner, 'POST', '', { title, type: 'group_mediation' });
  return made.json<{ id: string }>().id;
}

const tokenIn = ({ link }: Pick<NewJoinLink, 'link'>) => link?.split('#')[1] ?? '';

export async function newLink(server: TestServer, owner: Person, id: string) {
  const made = (await asks(server, owner, 'POST', `/${id}/invitations`, {})).json<NewJoinLink>();
  return { ...made, token: tokenIn(made) };
}

export const join = (server: TestServer, who: Person, id: string, token?: string) =>
  asks(server, who, 'POST', `/${id}/join`, { consent: true, ...(token !== undefined && { token }) });

export const say = (server: TestServer, who: Person, id: string, content: string) =>
  asks(server, who, 'POST', `/${id}/messages`, { content });

export const answer = (server: TestServer, who: Person, id: string, more: object = {}) =>
  asks(server, who, 'PUT', `/${id}/intake`, { ...CALM, ...more });

export const stands = async (server: TestServer, who: Person, id: string) =>
  (await asks(server, who, 'GET', `/${id}/mediation`)).json<Mediation>();

/** A mediation of so many, its owner first, in which everybody has come in. */
export async function gathered(server: TestServer, others = 1, known?: Person, title?: string, guests?: string) {
  const owner = known ?? (await server.person());
  const id = await begin(server, owner, title);
  const people = [owner];
  for (let i = 0; i < others; i++) {
    const guest = await server.person('no plan', guests);
    server.clock.advance(1000);
    await join(server, guest, id, (await newLink(server, owner, id)).token);
    people.push(guest);
  }
  return { id, people };
}

/** The same, with every private part answered calmly: the first one is being heard. */
export async function opened(server: TestServer, others = 1, known?: Person, title?: string, guests?: string) {
  const it = await gathered(server, others, known, title, guests);
  for (const person of it.people) await answer(server, person, it.id);
  return it;
}

export const openIn = async (server: TestServer, who: Person, id: string) =>
  (await asks(server, who, 'GET', `/${id}`)).json<OpenConversation>();

/** What Mallama said there, in order. */
export const coachIn = async (server: TestServer, who: Person, id: string) =>
  (await openIn(server, who, id)).messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);

export const reasonOf = (answer: Pick<Asked, 'status' | 'json'>) => [
  answer.status,
  answer.json<{ data?: { reason?: string } }>().data?.reason,
];

export function pair(people: readonly Person[]): [Person, Person] {
  const [one, other] = people;
  if (!one || !other) throw new Error('There are not two people.');
  return [one, other];
}

export const passOn = (server: TestServer, who: Person, id: string) => asks(server, who, 'POST', `/${id}/turn`, {});

/** Both rounds are over, with an offer of everybody's: the agreement is being worded. */
export async function agreeing(server: TestServer, others = 1, known?: Person, title?: string, guests?: string) {
  const it = await opened(server, others, known, title, guests);
  for (const words of ['I feel ignored at dinner.', 'I can put my phone away at dinner.'])
    for (const person of it.people) {
      await say(server, person, it.id, words);
      await passOn(server, person, it.id);
    }
  return it;
}

export const ITEMS = ['Phones stay in the hall'];

export const aConversation: Maker = async (server, owner) => ({
  id: (await asks(server, owner, 'POST', '', { title: 'The rent' })).json<{ id: string }>().id,
});
export const aMediation: Maker = async (server, owner) => ({ id: await begin(server, owner) });
export const aJoinLink: Maker = async (server, owner) => {
  const id = await begin(server, owner);
  return { id, linkId: (await newLink(server, owner, id)).id };
};
/** One in which its owner has the word. */
export const aTurn: Maker = async (server, owner) => ({ id: (await opened(server, 1, owner)).id });
export const anAgreement: Maker = async (server, owner) => {
  const { id } = await agreeing(server, 1, owner);
  await asks(server, owner, 'PUT', `/${id}/agreement`, { items: ITEMS, checkInOn: null });
  return { id };
};
