import type { Mediation } from '#contract/mediation.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';

/** What a call answered is where it stands now: the screen must not wait for it to be loaded once more. */
export function keepMediation(mediation: Mediation): void {
  const input = { id: mediation.conversationId };
  queryClient.setQueryData(api.conversations.mediation.get.queryKey({ input }), mediation);
}
