import { confirm } from '#web/app/confirm.ts';
import { dropAllDrafts, hasDrafts } from '#web/app/drafts.ts';
import { paths } from '#web/app/paths.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { session } from '#web/app/session/current.ts';
import { sessionPort } from '#web/app/session/sessionPort.ts';
import { NO_OFFERS_KEY } from '#web/kit/safety/offers.ts';

/** What rooms store in this browser beside drafts. Session storage is cleared as a whole. */
const KEPT = ['dashboard-pinned-items', 'mallama-link-email', NO_OFFERS_KEY];

/** Asks first if there is unsent text. Then ends the session on the server and in this browser. */
export async function signOut(): Promise<void> {
  const now = session.read();
  if (now.state === 'signed_in' && hasDrafts(now.user.id) && !(await mayDropDrafts())) return;
  await endOnServer();
  await leaveBrowser(paths.home);
}

/** Shows and asks nothing more of the person, clears everything of theirs and goes there, even if signing out fails. */
export async function leaveBrowser(to: string): Promise<void> {
  try {
    await session.leave();
  } catch {
    // The page is left anyway.
  } finally {
    forgetPerson();
    location.replace(to);
  }
}

/**
 * The provider's sign-out only clears the browser, so the server ends the session too, if it answers within two
 * seconds.
 */
async function endOnServer() {
  try {
    const token = await sessionPort.token();
    const headers = { authorization: `Bearer ${token}` };
    await fetch('/api/account/sessions/current', { method: 'DELETE', headers, signal: AbortSignal.timeout(2000) });
  } catch {
    // Offline, or already ended; the browser's part is done anyway.
  }
}

const mayDropDrafts = () =>
  confirm({
    title: 'Log out with unsent words?',
    text: 'You wrote something that isn’t saved yet. It’s only in this browser, and logging out removes it.',
    action: 'Log out',
    cancel: 'Stay',
  });

function forgetPerson(): void {
  queryClient.clear();
  dropAllDrafts();
  try {
    sessionStorage.clear();
    for (const key of KEPT) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to clear.
  }
}
