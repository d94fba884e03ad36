import type { Mediation } from '#contract/mediation.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';

/** Stores a call's answer in the cache, so that the screen need not load it again. */
export function keepMediation(mediation: Mediation): void {
  const input = { id: mediation.conversationId };
  queryClient.setQueryData(api.conversations.mediation.get.queryKey({ input }), mediation);
}
