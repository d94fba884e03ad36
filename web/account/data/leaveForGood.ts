import { eraseAccount } from '#web/account/data/eraseAccount.ts';
import { href } from '#web/app/paths.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { session } from '#web/app/session/current.ts';
import { leaveBrowser } from '#web/app/session/signOut.ts';

/** Erases the account, clears this browser's storage, and opens the confirmation. */
export const leaveForGood = (): Promise<void> =>
  session.during(async () => {
    await eraseAccount();
    await leaveBrowser(href.erased(new Date(serverNow())));
  });
