import { field, required } from '#server/identity/embedded/body.ts';
import { sendCode } from '#server/identity/embedded/codes.ts';
import { readContinueUrl } from '#server/identity/embedded/continue-url.ts';
import { readEmail } from '#server/identity/embedded/email.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import { holderOf, wantRecent } from '#server/identity/embedded/sign-ins.ts';
import { countTry, LETTER, LETTER_ADDRESS } from '#server/identity/embedded/throttle.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';

async function countLetter(provider: Provider, { address }: Ask, purpose: string, email: string) {
  await countTry(provider, LETTER_ADDRESS, address);
  await countTry(provider, LETTER, `${purpose}\n${email}`);
}

/** Where addresses are protected, nothing tells whether this one has an account: not the answer, not its time. */
async function quietly({ settings, later }: Provider, work: () => Promise<void>) {
  if (settings.protectsAddresses) later(work);
  else await work();
}

const sendReset: Call = async (provider, ask) => {
  const email = readEmail(field(ask, 'email'));
  const continueUrl = readContinueUrl(provider, ask);
  await countLetter(provider, ask, 'PASSWORD_RESET', email);
  await quietly(provider, async () => {
    const account = await provider.store.accountByEmail(email);
    if (!account && !provider.settings.protectsAddresses) throw new Verdict('EMAIL_NOT_FOUND');
    if (!account?.email || account.disabledAt) return;
    await sendCode(provider, {
      purpose: 'PASSWORD_RESET',
      email: account.email,
      accountId: account.id,
      continueUrl,
      to: account.email,
    });
  });
  return { kind, email };
};

const sendVerification: Call = async (provider, ask) => {
  const { account } = await holderOf(provider, ask);
  const continueUrl = readContinueUrl(provider, ask);
  if (!account.email) throw new Verdict('MISSING_EMAIL');
  await countLetter(provider, ask, 'VERIFY_EMAIL', account.email);
  await sendCode(provider, {
    purpose: 'VERIFY_EMAIL',
    email: account.email,
    accountId: account.id,
    continueUrl,
    to: account.email,
  });
  return { kind, email: account.email };
};

const sendEmailChange: Call = async (provider, ask) => {
  const holder = await holderOf(provider, ask);
  const newEmail = readEmail(field(ask, 'newEmail'), 'MISSING_NEW_EMAIL', 'INVALID_NEW_EMAIL');
  const continueUrl = readContinueUrl(provider, ask);
  wantRecent(provider, holder);
  const { account } = holder;
  await countLetter(provider, ask, 'VERIFY_AND_CHANGE_EMAIL', account.id);
  if (await provider.isReserved(newEmail, ask.cookie)) throw new Verdict('EMAIL_EXISTS');
  await quietly(provider, async () => {
    const isTaken = (await provider.store.accountByEmail(newEmail)) !== undefined;
    if (isTaken && !provider.settings.protectsAddresses) throw new Verdict('EMAIL_EXISTS');
    if (isTaken) return;
    const email = account.email ?? newEmail;
    await sendCode(provider, {
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
  const email = readEmail(field(ask, 'email'));
  const continueUrl = readContinueUrl(provider, ask);
  if (!continueUrl) throw new Verdict('MISSING_CONTINUE_URI');
  await countLetter(provider, ask, 'EMAIL_SIGNIN', email);
  await quietly(provider, () => sendCode(provider, { purpose: 'EMAIL_SIGNIN', email, continueUrl, to: email }));
  return { kind, email };
};

const BY_TYPE: Partial<Record<string, Call>> = {
  PASSWORD_RESET: sendReset,
  VERIFY_EMAIL: sendVerification,
  VERIFY_AND_CHANGE_EMAIL: sendEmailChange,
  EMAIL_SIGNIN: sendSignInLink,
};

export const sendOobCode: Call = async (provider, ask) => {
  const type = required(ask, 'requestType', 'MISSING_REQ_TYPE');
  const send = Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type] : undefined;
  if (!send) throw new Verdict('INVALID_REQ_TYPE');
  return send(provider, ask);
};
