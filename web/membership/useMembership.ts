import { useQuery } from '@tanstack/react-query';
import type { MembershipStatus } from '#contract/membership.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';

const question = { input: {} };

/** What the signed-in person pays for; a payment elsewhere makes it load again by itself. */
export const useMembership = (enabled = true) => useQuery({ ...api.membership.status.queryOptions(question), enabled });

/** A write answers how things stand now: the page shows it without asking again. */
export function keepMembership(status: MembershipStatus): void {
  queryClient.setQueryData(api.membership.status.queryKey(question), status);
}
