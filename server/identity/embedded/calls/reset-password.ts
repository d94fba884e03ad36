import { field } from '#server/identity/embedded/body.ts';
import { ownerOf, shownCode, takeCode } from '#server/identity/embedded/codes.ts';
import { whoTries } from '#server/identity/embedded/familiar.ts';
import type { Purpose } from '#server/identity/embedded/lifetimes.ts';
import { hashPassword } from '#server/identity/embedded/password.ts';
import { checkPassword } from '#server/identity/embedded/policy.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import type { Code } from '#server/identity/embedded/store.ts';
import { clear, SIGN_IN } from '#server/identity/embedded/throttle.ts';

const ANY: Purpose[] = ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL', 'EMAIL_SIGNIN'];
const kind = 'identitytoolkit#ResetPasswordResponse';

const present = ({ purpose, email, newEmail }: Code) => ({
  kind,
  requestType: purpose,
  email,
  ...(newEmail && { newEmail }),
});

async function setPassword(provider: Provider, ask: Ask, newPassword: string) {
  const code = await shownCode(provider, ask, ['PASSWORD_RESET']);
  const account = await ownerOf(provider, code);
  checkPassword(provider.settings, newPassword, account.email);
  const passwordHash = await provider.inLine(() => hashPassword(newPassword));
  await provider.store.atomically(async (store) => {
    await takeCode(store, code);
    // Whoever reads the mailbox has proved the address.
    await store.changeAccount(account.id, {
      passwordHash,
      emailVerified: account.email === code.email || account.emailVerified,
    });
    await store.endSessionsOf(account.id, provider.now());
  });
  await clear(provider, SIGN_IN, [code.email, await whoTries(provider, ask, code.email)]);
  return present(code);
}

/** Without a new password it only tells what a code is for; a link that is merely opened is not used up. */
export const resetPassword: Call = async (provider, ask) => {
  const newPassword = field(ask, 'newPassword');
  return newPassword === undefined
    ? present(await shownCode(provider, ask, ANY))
    : setPassword(provider, ask, newPassword);
};
