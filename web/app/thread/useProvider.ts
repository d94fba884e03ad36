import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CoachProvider } from '#contract/chat.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { toast } from '#web/kit/toast.ts';

const options = api.chats.provider.queryOptions();

export const keepProvider = (provider: CoachProvider) => queryClient.setQueryData(options.queryKey, provider);
export const useProviderQuery = () => useQuery(options);

const declinedKey = (userId: string, host: string) => `mallama-embedded-only:${userId}:${host}`;

function wasDeclined(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Who answers, and whether that was decided. Without a word to the contrary the embedded coach does. */
export function useProvider() {
  const { user } = useSignedIn();
  const { data, isPending } = useProviderQuery();
  const [declined, setDeclined] = useState<string>();
  const outside = data?.provider ?? null;
  const key = outside && declinedKey(user.id, outside.host);
  const isOpen = outside !== null && data?.agreedAt === null && key !== declined && !(key && wasDeclined(key));
  const agree = useMutation(
    api.chats.agree.mutationOptions({
      onSuccess: keepProvider,
      onError: (error) => toast({ title: 'Not saved', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  return {
    outside,
    /** It has to be asked before anything is sent. */
    mustAsk: isOpen,
    isDecided: !isPending && !isOpen,
    isSaving: agree.isPending,
    agree: () => outside && agree.mutate({ agreed: true, host: outside.host }),
    decline() {
      if (!key) return;
      setDeclined(key);
      try {
        localStorage.setItem(key, new Date().toISOString());
      } catch {
        // A closed storage only means that it is asked again next time.
      }
    },
  };
}
