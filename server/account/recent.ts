import { RECENT_MINUTES } from '#contract/export-erase.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';

/** Protects actions that nobody else should do on a page that was left open. */
export function wantRecent({ signedInAt }: Caller, now: Date) {
  if (now.getTime() - signedInAt.getTime() <= RECENT_MINUTES * 60_000) return;
  throw refuse('forbidden', { reason: 'recent_sign_in' }, 'Please log in again first.');
}
