import type { Location } from 'react-router';
import { href, paths } from '#web/app/paths.ts';

/** `/conversations?join={id}#token`, the address in an invitation, is open to everyone and has a page of its own. */
export function joinEntrance({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  if (pathname !== paths.conversations && pathname !== paths.soloConversations) return null;
  const id = new URLSearchParams(search).get('join');
  return id ? href.join(id) + hash : null;
}
