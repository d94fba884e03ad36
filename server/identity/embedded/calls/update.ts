import { field } from '#server/identity/embedded/body.ts';
import { applyCode } from '#server/identity/embedded/calls/apply-code.ts';
import { presentAccount } from '#server/identity/embedded/calls/lookup.ts';
import { readEmail } from '#server/identity/embedded/email.ts';
import { hashPassword } from '#server/identity/embedded/password.ts';
import { checkPassword } from '#server/identity/embedded/policy.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import { type Holder, holderOf, onlyThis, tokensFor, wantRecent } from '#server/identity/embedded/sign-ins.ts';
import type { Account } from '#server/identity/embedded/store.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

/** What a person may say about their own account. Whatever else they send is not for them to decide. */
const OWN = new Set([
  'idToken',
  'returnSecureToken',
  'displayName',
  'photoUrl',
  'password',
  'email',
  'deleteAttribute',
  'clientType',
  'tenantId',
]);

const cut = (text: string, longest: number) => [...text].slice(0, longest).join('') || null;

function readProfile(ask: Ask, { profile }: Account): Partial<Account> {
  const removed = Array.isArray(ask.body.deleteAttribute) ? ask.body.deleteAttribute : [];
  const read = (name: string, attribute: string, kept: string | null, longest: number) => {
    if (removed.includes(attribute) || ask.body[name] === null) return null;
    const given = field(ask, name);
    return given === undefined ? kept : cut(given, longest);
  };
  const name = read('displayName', 'DISPLAY_NAME', profile.name, 256);
  const picture = read('photoUrl', 'PHOTO_URL', profile.picture, 2048);
  return name === profile.name && picture === profile.picture ? {} : { profile: { name, picture } };
}

async function readPassword(provider: Provider, ask: Ask, holder: Holder): Promise<Partial<Account>> {
  const password = field(ask, 'password');
  if (password === undefined) return {};
  wantRecent(provider, holder);
  checkPassword(provider.settings, password, holder.account.email);
  return { passwordHash: await provider.inLine(() => hashPassword(password)) };
}

/** An address that nobody confirmed is not taken for somebody's: it changes by a letter to it. */
async function readNewEmail(provider: Provider, ask: Ask, holder: Holder): Promise<Partial<Account>> {
  const typed = field(ask, 'email');
  const email = typed === undefined ? holder.account.email : readEmail(typed);
  if (email === holder.account.email) return {};
  if (!provider.settings.changesEmailAtOnce) {
    throw new Verdict('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.');
  }
  wantRecent(provider, holder);
  return { email, emailVerified: false };
}

async function save(provider: Provider, ask: Ask, holder: Holder, change: Partial<Account>) {
  const { account } = holder;
  const guards = 'passwordHash' in change || 'email' in change;
  return provider.store.atomically(async (store) => {
    if (Object.keys(change).length > 0 && !(await store.changeAccount(account.id, change)))
      throw new Verdict('EMAIL_EXISTS');
    const session = guards ? await onlyThis(provider, store, holder) : holder.session;
    const changed = { ...account, ...change };
    const tokens = guards || ask.body.returnSecureToken === true ? await tokensFor(provider, changed, session) : {};
    return { kind: 'identitytoolkit#SetAccountInfoResponse', ...presentAccount(changed), ...tokens };
  });
}

export const update: Call = async (provider, ask) => {
  if (ask.body.oobCode !== undefined) return applyCode(provider, ask);
  const foreign = Object.keys(ask.body).find((name) => !OWN.has(name));
  if (foreign !== undefined) throw new Verdict('OPERATION_NOT_ALLOWED');
  const holder = await holderOf(provider, ask);
  const email = await readNewEmail(provider, ask, holder);
  const password = await readPassword(provider, ask, holder);
  return save(provider, ask, holder, { ...readProfile(ask, holder.account), ...email, ...password });
};
