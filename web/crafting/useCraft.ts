import { useMutation } from '@tanstack/react-query';
import { type Crafting, GUIDANCE_LENGTH, GUIDANCE_SECONDS } from '#contract/crafting.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { firstOf } from '#web/crafting/words.ts';
import { toast } from '#web/kit/toast.ts';

type Crafted = { crafting: Crafting; feedback: string };

/** Shows a new version at once, and what its writer could still look at. */
function keep({ crafting, feedback }: Crafted) {
  queryClient.setQueryData(api.crafting.get.queryKey({ input: { id: crafting.id } }), crafting);
  if (feedback)
    toast({
      title: 'Guidance',
      text: firstOf(feedback, GUIDANCE_LENGTH),
      tone: 'info',
      milliseconds: GUIDANCE_SECONDS * 1000,
    });
}

export function useCraft(idempotencyKey: string, onCrafted: (crafting: Crafting) => void) {
  return useMutation(
    api.crafting.craft.mutationOptions({
      context: { idempotencyKey },
      onSuccess(crafted) {
        keep(crafted);
        onCrafted(crafted.crafting);
      },
    }),
  );
}

export const useCraftAgain = (onCrafted: () => void) =>
  useMutation(
    api.crafting.again.mutationOptions({
      onSuccess(crafted) {
        keep(crafted);
        onCrafted();
      },
    }),
  );
