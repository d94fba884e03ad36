import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { hasDeclined, keepDeclined } from '#web/app/thread/provider/declined.ts';
import { toast } from '#web/kit/toast/toast.ts';

const options = api.chats.provider.queryOptions();

/** The provider and the consent to it. Without consent the built-in guide answers. */
export function useProvider() {
  const { user } = useSignedIn();
  const { data, isPending } = useQuery(options);
  const [, setDeclined] = useState(0);
  const outside = data?.provider ?? null;
  const mustAsk = outside !== null && data?.agreedAt === null && !hasDeclined(user.id, outside.host);
  const { mutate, isPending: isSaving } = useMutation(
    api.chats.agree.mutationOptions({
      onSuccess: (now) => queryClient.setQueryData(options.queryKey, now),
      onError: (error) => toast({ title: 'Not saved', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  return {
    outside,
    /** Consent was given. */
    agreed: outside !== null && data?.agreedAt !== null,
    /** It must be asked before anything is sent. */
    mustAsk,
    isDecided: !isPending && !mustAsk,
    isSaving,
    /** A yes is stored on the server. A no needs no storage there, because it is the default. */
    decide(yes: boolean) {
      if (!outside) return;
      keepDeclined(user.id, outside.host, !yes);
      if (yes) mutate({ agreed: true, host: outside.host });
      else setDeclined((count) => count + 1);
    },
    withdraw() {
      if (!outside) return;
      keepDeclined(user.id, outside.host, true);
      mutate({ agreed: false, host: outside.host });
    },
    data,
  };
}
