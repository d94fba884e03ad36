import type { FastifyRequest } from 'fastify';
import { field } from '#server/identity/embedded/body.ts';
import { presentAccount } from '#server/identity/embedded/calls/lookup.ts';
import { sendOobCode } from '#server/identity/embedded/calls/send-code.ts';
import { createAccount } from '#server/identity/embedded/calls/sign-up.ts';
import { readEmail } from '#server/identity/embedded/email.ts';
import { hashPassword } from '#server/identity/embedded/password.ts';
import { pathOf } from '#server/identity/embedded/plugin.ts';
import { checkPassword } from '#server/identity/embedded/policy.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import type { Account } from '#server/identity/embedded/store.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';
import type { Bed } from '#server/identity/testbed/bed.ts';
import { applySettings, presentSettings } from '#server/identity/testbed/settings.ts';

const PATH = /^\/identitytoolkit\.googleapis\.com\/v[12](?:\/projects\/[^/]+)?\/(config|accounts(?::\w+)?)$/;

async function readChange(provider: Provider, ask: Ask): Promise<Partial<Account>> {
  const { body } = ask;
  const [email, password] = [field(ask, 'email'), field(ask, 'password')];
  if (password !== undefined) checkPassword(provider.settings, password, null);
  return {
    ...(email !== undefined && { email: readEmail(email) }),
    ...(password !== undefined && { passwordHash: await hashPassword(password) }),
    ...(typeof body.emailVerified === 'boolean' && { emailVerified: body.emailVerified }),
    ...(typeof body.disableUser === 'boolean' && { disabledAt: body.disableUser ? provider.now() : null }),
  };
}

const readProfile = (ask: Ask, kept = { name: null, picture: null } as Account['profile']) => ({
  profile: { name: field(ask, 'displayName') ?? kept.name, picture: field(ask, 'photoUrl') ?? kept.picture },
});

const create: Call = async (provider, ask) => {
  const id = field(ask, 'localId');
  const start = { ...(await readChange(provider, ask)), ...readProfile(ask), ...(id && { id }) };
  return presentAccount(await createAccount(provider, ask, start));
};

async function wanted({ store }: Provider, ask: Ask): Promise<Account> {
  const account = await store.accountById(field(ask, 'localId') ?? '');
  if (!account) throw new Verdict('USER_NOT_FOUND');
  return account;
}

const change: Call = async (provider, ask) => {
  const account = await wanted(provider, ask);
  const changed = { ...(await readChange(provider, ask)), ...readProfile(ask, account.profile) };
  if (!(await provider.store.changeAccount(account.id, changed))) throw new Verdict('EMAIL_EXISTS');
  const ends = 'passwordHash' in changed || ask.body.validSince !== undefined || changed.disabledAt;
  if (ends) await provider.store.endSessionsOf(account.id, provider.now());
  return presentAccount({ ...account, ...changed });
};

const remove: Call = async (provider, ask) => {
  await provider.store.removeAccount((await wanted(provider, ask)).id);
  return {};
};

const listed = (value: unknown) => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** What whoever runs the testbed may do without being anybody's account. */
function operations({ accounts, codes, settings }: Bed): Record<string, Call> {
  const find: Call = async (_provider, { body }) => {
    const [ids, emails] = [listed(body.localId), listed(body.email)];
    const users = [...accounts.values()].filter(({ id, email }) => ids.includes(id) || emails.includes(email));
    return users.length > 0 ? { users: users.map(presentAccount) } : {};
  };
  const all: Call = async () => ({ users: [...accounts.values()].map(presentAccount) });
  const config: Call = async (_provider, { body }) => {
    applySettings(settings, body);
    return presentSettings(settings);
  };
  const sendCode: Call = async (provider, ask) => {
    const sent = await sendOobCode(provider, ask);
    return ask.body.returnOobLink === true ? { ...sent, ...codes.at(-1) } : sent;
  };
  return {
    'GET config': config,
    'PATCH config': config,
    'POST accounts': create,
    'POST accounts:lookup': find,
    'POST accounts:update': change,
    'POST accounts:delete': remove,
    'GET accounts:batchGet': all,
    'POST accounts:sendOobCode': sendCode,
  };
}

/** The owner's calls, known by `Authorization: Bearer owner`. */
export function operatorOf(bed: Bed) {
  const known = operations(bed);
  return (request: FastifyRequest): Call | undefined => {
    const name = PATH.exec(pathOf(request))?.[1];
    return name && request.headers.authorization === 'Bearer owner' ? known[`${request.method} ${name}`] : undefined;
  };
}
