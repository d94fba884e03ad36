import { field } from '#server/identity/embedded/body.ts';
import { presentAccount } from '#server/identity/embedded/calls/lookup.ts';
import { createAccount } from '#server/identity/embedded/calls/sign-up.ts';
import { readEmail } from '#server/identity/embedded/email.ts';
import { hashPassword } from '#server/identity/embedded/password/password.ts';
import { checkPassword } from '#server/identity/embedded/password/policy.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import type { Account } from '#server/identity/embedded/store.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';
import type { Bed } from '#server/identity/testbed/bed.ts';
import { readClaims } from '#server/identity/testbed/claims.ts';

async function readChange(provider: Provider, ask: Ask): Promise<Partial<Account>> {
  const { body } = ask;
  const [email, password] = [field(ask, 'email'), field(ask, 'password')];
  if (password !== undefined) checkPassword(provider.settings, password, null);
  const isRemoved = Array.isArray(body.deleteProvider) && body.deleteProvider.includes('password');
  return {
    ...(email !== undefined && { email: readEmail(email) }),
    ...(password !== undefined && { passwordHash: await hashPassword(password) }),
    ...(isRemoved && { passwordHash: null, usesLink: false }),
    ...(body.customAttributes !== undefined && { claims: readClaims(field(ask, 'customAttributes') ?? '') }),
    ...(typeof body.emailVerified === 'boolean' && { emailVerified: body.emailVerified }),
    ...(typeof body.disableUser === 'boolean' && { disabledAt: body.disableUser ? provider.now() : null }),
  };
}

function readProfile(ask: Ask, kept = { name: null, picture: null } as Account['profile']): Pick<Account, 'profile'> {
  const removed = Array.isArray(ask.body.deleteAttribute) ? ask.body.deleteAttribute : [];
  const read = (name: string, attribute: string, was: string | null) =>
    removed.includes(attribute) ? null : (field(ask, name) ?? was);
  return {
    profile: {
      name: read('displayName', 'DISPLAY_NAME', kept.name),
      picture: read('photoUrl', 'PHOTO_URL', kept.picture),
    },
  };
}

export const create: Call = async (provider, ask) => {
  const id = field(ask, 'localId');
  if (id && ask.body.idToken !== undefined) throw new Verdict('UNEXPECTED_PARAMETER', 'User ID');
  if (id && (await provider.store.accountById(id))) throw new Verdict('DUPLICATE_LOCAL_ID');
  const start = { ...(await readChange(provider, ask)), ...readProfile(ask), ...(id && { id }) };
  return presentAccount(await createAccount(provider, start));
};

async function wanted({ store }: Provider, ask: Ask): Promise<Account> {
  const id = field(ask, 'localId');
  if (!id) throw new Verdict('MISSING_LOCAL_ID');
  const account = await store.accountById(id);
  if (!account) throw new Verdict('USER_NOT_FOUND');
  return account;
}

export const change: Call = async (provider, ask) => {
  const account = await wanted(provider, ask);
  const changed = { ...(await readChange(provider, ask)), ...readProfile(ask, account.profile) };
  if (!(await provider.store.changeAccount(account.id, changed))) throw new Verdict('EMAIL_EXISTS');
  const ends = 'passwordHash' in changed || ask.body.validSince !== undefined;
  if (ends) await provider.store.endSessionsOf(account.id, provider.now());
  if (ends || 'email' in changed) await provider.store.dropCodes(account);
  return presentAccount({ ...account, ...changed });
};

export const remove: Call = async (provider, ask) => {
  await provider.store.removeAccount((await wanted(provider, ask)).id);
  return {};
};

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

export function searchOf({ accounts }: Bed): Record<'find' | 'query' | 'all', Call> {
  const inOrder = () => [...accounts.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(presentAccount);
  return {
    async find(_provider, { body }) {
      const emails = listed(body.email).map((email) => String(email).toLowerCase());
      const users = [...accounts.values()].filter(
        ({ id, email }) => listed(body.localId).includes(id) || (email && emails.includes(email)),
      );
      return users.length > 0 ? { users: users.map(presentAccount) } : {};
    },
    async query(_provider, { body }) {
      const recordsCount = String(accounts.size);
      return body.returnUserInfo === false ? { recordsCount } : { recordsCount, userInfo: inOrder() };
    },
    all: async () => ({ users: inOrder() }),
  };
}
