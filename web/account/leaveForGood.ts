import { api } from '#web/app/api.ts';
import { dropAllDrafts } from '#web/app/drafts.ts';
import { identity } from '#web/app/identity/identity.ts';
import { session } from '#web/app/session/current.ts';
import { signOut } from '#web/app/session/signOut.ts';

/** Erases the account, then this browser's memory of it; the page ends on "/". */
export const leaveForGood = (): Promise<void> =>
  session.during(async () => {
    const { provider } = await api.account.config.call();
    await api.account.erase.call({ confirm: 'erase' });
    // An outside provider keeps its own account, which only the person can remove; if it does not, nothing here is left in it.
    if (provider !== 'embedded') await (await identity()).removeAccount().catch(() => {});
    dropAllDrafts();
    await signOut();
  });
