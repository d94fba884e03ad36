import { field, required } from '#server/identity/embedded/body.ts';
import { requestTypeOf, sendOobCode } from '#server/identity/embedded/calls/send-code.ts';
import { sendCode, type Wish } from '#server/identity/embedded/codes.ts';
import { readContinueUrl } from '#server/identity/embedded/continue-url.ts';
import { readEmail } from '#server/identity/embedded/email.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';
import type { Bed } from '#server/identity/testbed/bed.ts';

const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';

/** Letters that only signed-in members may ask for, here by address. */
async function sendByEmail(provider: Provider, ask: Ask, purpose: 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL') {
  const email = readEmail(required(ask, 'email', 'MISSING_EMAIL'));
  const isChange = purpose === 'VERIFY_AND_CHANGE_EMAIL';
  const newEmail = isChange ? readEmail(field(ask, 'newEmail'), 'MISSING_NEW_EMAIL', 'INVALID_NEW_EMAIL') : undefined;
  const account = await provider.store.accountByEmail(email);
  if (!account) throw new Verdict('USER_NOT_FOUND');
  if (newEmail && (await provider.store.accountByEmail(newEmail))) throw new Verdict('EMAIL_EXISTS');
  const continueUrl = readContinueUrl(provider, ask);
  const wish: Wish = { purpose, email, accountId: account.id, continueUrl, to: newEmail ?? email };
  await sendCode(provider, newEmail ? { ...wish, newEmail } : wish);
  return { kind, email };
}

async function send(provider: Provider, ask: Ask): Promise<object> {
  const type = requestTypeOf(ask);
  const isTheirs = type === 'VERIFY_EMAIL' || type === 'VERIFY_AND_CHANGE_EMAIL';
  if (isTheirs && ask.body.idToken === undefined && ask.body.returnOobLink === true)
    return sendByEmail(provider, ask, type);
  const email = field(ask, 'email');
  const isHidden = provider.settings.protectsAddresses && type === 'PASSWORD_RESET' && email !== undefined;
  if (isHidden && !(await provider.store.accountByEmail(readEmail(email)))) return { kind, email };
  // The answer contains the code, so it waits for it.
  return sendOobCode({ ...provider, settings: { ...provider.settings, protectsAddresses: false } }, ask);
}

/** Sends a letter, and shows its code to the operator if asked. */
export function sendCodeOf({ codes }: Bed): Call {
  return async (provider, ask) => {
    const before = codes.length;
    const sent = await send(provider, ask);
    const [letter] = codes.slice(before);
    return ask.body.returnOobLink === true && letter ? { ...sent, ...letter, email: letter.email } : sent;
  };
}
