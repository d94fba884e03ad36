import type { MembershipStatus } from '#contract/membership.ts';
import type { TestPaymentMethod } from '#contract/test-cards.ts';
import type { Kind } from '#test/people.ts';
import type { TestServer } from '#test/test-server-on.ts';

/** Somebody who pays, through the addresses that the web uses. */
export async function member(server: TestServer, kind: Kind = 'no plan') {
  const { id, headers } = await server.person(kind);
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) => {
    const json = { 'content-type': 'application/json' };
    return server.ask({
      method,
      url: `/api${url}`,
      headers: body === undefined ? headers : { ...headers, ...json },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
  };
  const create = (body?: unknown) => ask('POST', '/create-subscription', body);
  const confirm = (clientSecret: string, paymentMethod: TestPaymentMethod) =>
    ask('POST', '/payments/sandbox/confirm', { clientSecret, paymentMethod });
  return {
    id,
    headers,
    ask,
    create,
    confirm,
    authenticate: (clientSecret: string, outcome: 'complete' | 'fail') =>
      ask('POST', '/payments/sandbox/authenticate', { clientSecret, outcome }),
    status: async (query = ''): Promise<MembershipStatus> => (await ask('GET', `/subscription-status${query}`)).json(),
    user: async () => (await ask('GET', '/auth/user')).json(),
    /** Chooses a plan, pays, and waits until the webhooks were delivered. */
    async pays(plan: 'core' | 'plus' | 'prime', card: TestPaymentMethod = 'pm_card_visa') {
      const { clientSecret } = (await create({ plan })).json();
      const paid = await confirm(clientSecret, card);
      await server.house.jobs.drain();
      return paid.json();
    },
  };
}

export type Member = Awaited<ReturnType<typeof member>>;
