import { useQuery } from '@tanstack/react-query';
import type { MembershipStatus } from '#contract/membership.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';

const question = { input: {} };

/** The person's membership; live events refresh it. */
export const useMembership = (enabled = true) => useQuery({ ...api.membership.status.queryOptions(question), enabled });

/** Stores a write's answer in the cache, so that it need not be loaded again. */
export function keepMembership(status: MembershipStatus): void {
  queryClient.setQueryData(api.membership.status.queryKey(question), status);
}
