import { eraseAccount } from '#web/account/data/eraseAccount.ts';
import { dropAllDrafts } from '#web/app/drafts.ts';
import { href } from '#web/app/paths.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { session } from '#web/app/session/current.ts';
import { signOut } from '#web/app/session/signOut.ts';

/** Erases the account, clears this browser's storage, and opens the confirmation. */
export const leaveForGood = (): Promise<void> =>
  session.during(async () => {
    await eraseAccount();
    dropAllDrafts();
    await signOut(href.erased(new Date(serverNow())));
  });
