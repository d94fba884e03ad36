import { useMutation } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { toast } from '#web/kit/toast/toast.ts';

export type Mark = ReturnType<typeof useMark>;

/** Marks or unmarks the current chat. */
export function useMark(relationshipId: string) {
  const { panel } = api.chats;
  const { mutateAsync, isPending, variables } = useMutation(
    panel.mark.mutationOptions({
      onSuccess: (thread) => queryClient.setQueryData(panel.get.queryKey({ input: { id: relationshipId } }), thread),
      onError: (error) => toast({ title: 'Not marked', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  return {
    pending: isPending ? variables?.status : undefined,
    to: (status: 'active' | 'resolved' | 'needs_attention') =>
      mutateAsync({ id: relationshipId, status }).then(
        () => true,
        () => false,
      ),
  };
}
