import { field } from '#server/identity/embedded/body.ts';
import { applyCode, tellOldMailbox } from '#server/identity/embedded/calls/apply-code.ts';
import { presentAccount } from '#server/identity/embedded/calls/lookup.ts';
import { readNewEmail } from '#server/identity/embedded/email.ts';
import { hashPassword } from '#server/identity/embedded/password/password.ts';
import { checkPassword } from '#server/identity/embedded/password/policy.ts';
import type { Ask, Call, Provider, Settings } from '#server/identity/embedded/provider.ts';
import {
  changeGuards,
  type Ending,
  type Holder,
  holderOf,
  tokensFor,
  wantRecent,
} from '#server/identity/embedded/sign-ins.ts';
import type { Account } from '#server/identity/embedded/store.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

/** The fields that members may change themselves; others are ignored. */
const OWN = new Set([
  'idToken',
  'returnSecureToken',
  'displayName',
  'photoUrl',
  'password',
  'email',
  'deleteAttribute',
  'deleteProvider',
  'validSince',
  'clientType',
  'tenantId',
]);

const cut = (text: string, longest: number) => [...text].slice(0, longest).join('') || null;

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:';

function readProfile({ wantsHttpsPictures }: Settings, ask: Ask, { profile }: Account): Partial<Account> {
  const removed = Array.isArray(ask.body.deleteAttribute) ? ask.body.deleteAttribute : [];
  const read = (name: string, attribute: string, kept: string | null, longest: number) => {
    if (removed.includes(attribute) || ask.body[name] === null) return null;
    const given = field(ask, name);
    return given === undefined ? kept : cut(given, longest);
  };
  const name = read('displayName', 'DISPLAY_NAME', profile.name, 256);
  const picture = read('photoUrl', 'PHOTO_URL', profile.picture, 2048);
  if (wantsHttpsPictures && picture !== null && picture !== profile.picture && !isHttps(picture))
    throw new Verdict('INVALID_ARGUMENT', 'A picture has an address that begins with https.');
  return name === profile.name && picture === profile.picture ? {} : { profile: { name, picture } };
}

async function readPassword(provider: Provider, ask: Ask, holder: Holder): Promise<Partial<Account>> {
  const password = field(ask, 'password');
  if (password === undefined) return {};
  wantRecent(provider, holder);
  checkPassword(provider.settings, password, holder.account.email);
  return { passwordHash: await provider.inLine('change', () => hashPassword(password)) };
}

/** An unconfirmed address is not set at once: a letter to it changes it. */
async function readChangedEmail(provider: Provider, ask: Ask, holder: Holder): Promise<Partial<Account>> {
  const typed = field(ask, 'email');
  const email = typed === undefined ? holder.account.email : readNewEmail(typed);
  if (email === holder.account.email) return {};
  if (!provider.settings.changesEmailAtOnce) {
    throw new Verdict('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.');
  }
  wantRecent(provider, holder);
  const { email: before, initialEmail = before } = holder.account;
  return { email, emailVerified: false, ...(initialEmail && { initialEmail }) };
}

/** Without a password an account is entered by a letter. */
function readRemoved(provider: Provider, ask: Ask, holder: Holder): Partial<Account> {
  const { deleteProvider } = ask.body;
  if (!Array.isArray(deleteProvider) || !deleteProvider.includes('password')) return {};
  wantRecent(provider, holder);
  return { passwordHash: null, usesLink: false };
}

/** A client that removes its password gets no new tokens, and its session stays. */
function endingOf({ body }: Ask, change: Partial<Account>): Ending | undefined {
  // A given time only means that older sign-ins end; which time it is, the server decides.
  if (typeof change.passwordHash === 'string' || body.validSince !== undefined) return 'all';
  if (change.passwordHash === null) return 'others';
  return 'email' in change ? 'none' : undefined;
}

async function save(provider: Provider, ask: Ask, holder: Holder, change: Partial<Account>) {
  const ending = endingOf(ask, change);
  const { account, session } = await provider.store.atomically(async (store) => {
    if (ending) return changeGuards(provider, store, ask, holder, change, ending);
    if (Object.keys(change).length > 0) await store.changeAccount(holder.account.id, change);
    return { account: { ...holder.account, ...change }, session: holder.session };
  });
  await tellOldMailbox(provider, holder.account, account);
  const tokens = ending || ask.body.returnSecureToken === true ? await tokensFor(provider, account, session) : {};
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...presentAccount(account), ...tokens };
}

export const update: Call = async (provider, ask) => {
  if (ask.body.oobCode !== undefined) return applyCode(provider, ask);
  const foreign = Object.keys(ask.body).find((name) => !OWN.has(name));
  if (foreign !== undefined) throw new Verdict('OPERATION_NOT_ALLOWED');
  const holder = await holderOf(provider, ask);
  const email = await readChangedEmail(provider, ask, holder);
  const password = await readPassword(provider, ask, holder);
  return save(provider, ask, holder, {
    ...readProfile(provider.settings, ask, holder.account),
    ...email,
    ...password,
    ...readRemoved(provider, ask, holder),
  });
};
