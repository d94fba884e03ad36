import { field, required } from '#server/identity/embedded/body.ts';
import { deliveryOf, makeCode, sendCode, type Wish } from '#server/identity/embedded/codes.ts';
import { readContinueUrl } from '#server/identity/embedded/continue-url.ts';
import { whoTries } from '#server/identity/embedded/device/familiar.ts';
import { readEmail, readNewEmail } from '#server/identity/embedded/email.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import { type Holder, holderOf, holdFor, wantRecent } from '#server/identity/embedded/sign-ins.ts';
import { countTry, keyOf, LETTER, LETTER_ADDRESS, LETTER_ALL } from '#server/identity/embedded/throttle.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';

/** A letter that only its signed-in owner asks for. */
async function countOwn(provider: Provider, { address }: Ask, purpose: string, account: string) {
  await countTry(provider, LETTER_ADDRESS, address);
  await countTry(provider, LETTER, `${purpose}\n${account}`);
}

/**
 * A letter that anyone may ask for. Every caller counts separately, so that nobody uses up the owner's limit; strangers
 * together have a limit too, so that they cannot fill a mailbox. Returns who asked.
 */
async function countAsked(provider: Provider, ask: Ask, purpose: string, email: string): Promise<string> {
  const { isKnownDevice } = await whoTries(provider, ask, email);
  const asker = keyOf(provider, 'asker', isKnownDevice ? ask.deviceId : ask.address);
  await countTry(provider, LETTER, `${purpose}\n${email}\n${asker}`);
  if (isKnownDevice) return asker;
  await countTry(provider, LETTER_ADDRESS, ask.address);
  await countTry(provider, LETTER_ALL, `${purpose}\n${email}`);
  return asker;
}

/** If addresses are protected, neither the answer nor its time shows whether the address has an account. */
async function quietly({ settings, later }: Provider, work: () => Promise<void>) {
  if (settings.protectsAddresses) later(work);
  else await work();
}

/** A code for the caller, only while their session is open, so that none is made after all sessions were ended. */
async function sendTheirs(provider: Provider, holder: Holder, wish: Wish) {
  const code = await provider.store.atomically(async (store) => {
    const { email } = await holdFor(store, holder);
    return email === holder.account.email ? makeCode(provider, store, wish) : undefined;
  });
  if (!code) throw new Verdict('TOKEN_EXPIRED');
  await provider.deliver(deliveryOf(wish, code));
}

const sendReset: Call = async (provider, ask) => {
  const email = readEmail(field(ask, 'email'));
  const continueUrl = readContinueUrl(provider, ask);
  const asker = await countAsked(provider, ask, 'PASSWORD_RESET', email);
  await quietly(provider, async () => {
    const account = await provider.store.accountByEmail(email);
    if (!account && !provider.settings.protectsAddresses) throw new Verdict('EMAIL_NOT_FOUND');
    if (!account?.email || account.disabledAt) return;
    await sendCode(provider, {
      purpose: 'PASSWORD_RESET',
      email: account.email,
      accountId: account.id,
      asker,
      continueUrl,
      to: account.email,
    });
  });
  return { kind, email };
};

const sendVerification: Call = async (provider, ask) => {
  if (ask.body.idToken === undefined) throw new Verdict('INVALID_ID_TOKEN');
  const holder = await holderOf(provider, ask);
  const continueUrl = readContinueUrl(provider, ask);
  const { id, email } = holder.account;
  if (!email) throw new Verdict('MISSING_EMAIL');
  await countOwn(provider, ask, 'VERIFY_EMAIL', email);
  await sendTheirs(provider, holder, { purpose: 'VERIFY_EMAIL', email, accountId: id, continueUrl, to: email });
  return { kind, email };
};

const sendEmailChange: Call = async (provider, ask) => {
  const newEmail = readNewEmail(field(ask, 'newEmail'), 'MISSING_NEW_EMAIL', 'INVALID_NEW_EMAIL');
  const holder = await holderOf(provider, ask);
  const continueUrl = readContinueUrl(provider, ask);
  wantRecent(provider, holder);
  const { account } = holder;
  await countOwn(provider, ask, 'VERIFY_AND_CHANGE_EMAIL', account.id);
  if (await provider.isReserved(newEmail, ask.cookie)) throw new Verdict('EMAIL_EXISTS');
  await quietly(provider, async () => {
    const isTaken = (await provider.store.accountByEmail(newEmail)) !== undefined;
    if (isTaken && !provider.settings.protectsAddresses) throw new Verdict('EMAIL_EXISTS');
    if (isTaken) return;
    const email = account.email ?? newEmail;
    await sendTheirs(provider, holder, {
      purpose: 'VERIFY_AND_CHANGE_EMAIL',
      email,
      newEmail,
      accountId: account.id,
      continueUrl,
      to: newEmail,
    });
  });
  return { kind, email: account.email ?? newEmail, newEmail };
};

const sendSignInLink: Call = async (provider, ask) => {
  const email = readNewEmail(field(ask, 'email'));
  const continueUrl = readContinueUrl(provider, ask);
  if (!continueUrl && provider.origins) throw new Verdict('MISSING_CONTINUE_URI');
  const asker = await countAsked(provider, ask, 'EMAIL_SIGNIN', email);
  const wish: Wish = { purpose: 'EMAIL_SIGNIN', email, asker, continueUrl, to: email };
  await quietly(provider, () => sendCode(provider, wish));
  return { kind, email };
};

const BY_TYPE: Partial<Record<string, Call>> = {
  PASSWORD_RESET: sendReset,
  VERIFY_EMAIL: sendVerification,
  VERIFY_AND_CHANGE_EMAIL: sendEmailChange,
  EMAIL_SIGNIN: sendSignInLink,
};

/** The protocol's own order of these names; some clients send the number instead. */
const TYPES = [
  '',
  'PASSWORD_RESET',
  '',
  '',
  'VERIFY_EMAIL',
  'RECOVER_EMAIL',
  'EMAIL_SIGNIN',
  'VERIFY_AND_CHANGE_EMAIL',
];

export function requestTypeOf(ask: Ask): string {
  const { requestType } = ask.body;
  return typeof requestType === 'number'
    ? (TYPES[requestType] ?? '')
    : required(ask, 'requestType', 'MISSING_REQ_TYPE');
}

export const sendOobCode: Call = async (provider, ask) => {
  const type = requestTypeOf(ask);
  const send = Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type] : undefined;
  if (!send) throw new Verdict('INVALID_REQ_TYPE');
  return send(provider, ask);
};
