import type { MembershipOverview } from '#contract/admin.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { toast } from '#web/kit/toast/toast.ts';

/** Mutation options for all actions of this page: refresh, and show the result or the failure. */
export const answering = (done: string) => ({
  onSuccess(overview: MembershipOverview) {
    queryClient.setQueryData(api.admin.membership.queryKey(), overview);
    toast({ title: done, tone: 'success' });
  },
  onError: (error: Error) => toast({ title: 'Not done', text: refusalOf(error).message, tone: 'error' }),
});
