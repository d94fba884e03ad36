import { field } from '#server/identity/embedded/body.ts';
import { ownerOf, shownCode, spendCode } from '#server/identity/embedded/codes.ts';
import { whoTries } from '#server/identity/embedded/device/familiar.ts';
import type { Purpose } from '#server/identity/embedded/lifetimes.ts';
import { hashPassword } from '#server/identity/embedded/password/password.ts';
import { checkPassword } from '#server/identity/embedded/password/policy.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import { noteEvent } from '#server/identity/embedded/security.ts';
import type { Code } from '#server/identity/embedded/store.ts';
import { forgive } from '#server/identity/embedded/throttle.ts';

const ANY: Purpose[] = ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL', 'EMAIL_SIGNIN'];
const kind = 'identitytoolkit#ResetPasswordResponse';

/** The member has to type the address that a sign-in link was sent to, so it is not revealed. */
const present = ({ purpose, email, newEmail }: Code) => ({
  kind,
  requestType: purpose,
  ...(purpose !== 'EMAIL_SIGNIN' && { email }),
  ...(newEmail && { newEmail }),
});

async function setPassword(provider: Provider, ask: Ask, newPassword: string) {
  const code = await shownCode(provider, ask, ['PASSWORD_RESET']);
  const { id } = await ownerOf(provider, code);
  checkPassword(provider.settings, newPassword, code.email);
  const passwordHash = await provider.inLine('change', () => hashPassword(newPassword));
  await spendCode(provider, code, id, async ({ store }) => {
    // The code came by mail, so it proves the address.
    await store.changeAccount(id, { passwordHash, emailVerified: true });
    await store.endSessionsOf(id, provider.now());
    await noteEvent(provider, store, id, 'password_reset', ask);
  });
  await forgive(provider, code.email, await whoTries(provider, ask, code.email));
  return present(code);
}

/** Without a new password it only says what a code is for, so opening a link does not use it up. */
export const resetPassword: Call = async (provider, ask) => {
  const newPassword = field(ask, 'newPassword');
  return newPassword === undefined
    ? present(await shownCode(provider, ask, ANY))
    : setPassword(provider, ask, newPassword);
};
