import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';

/** Whether this member's lessons are shared with the community: Core or the trial, with consent. */
export function useSharesLessons(): boolean {
  const { access } = useSignedIn();
  const isOpen = access.subscriptionType === 'regular' || access.hasActiveTrial;
  const { data } = useQuery({ ...api.membership.status.queryOptions({ input: {} }), enabled: isOpen });
  return isOpen && data?.sharingConsent?.agreed === true;
}
