import { useMutation } from '@tanstack/react-query';
import { type CraftForm, type Crafting, GUIDANCE_LENGTH, GUIDANCE_SECONDS } from '#contract/crafting.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { firstOf } from '#web/kit/firstOf.ts';
import { toast } from '#web/kit/toast/toast.ts';

type Crafted = { crafting: Crafting; feedback: string };

/** Shows a new version at once, with its feedback. */
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

export async function craft(form: CraftForm, idempotencyKey: string): Promise<Crafting> {
  const crafted = await api.crafting.craft.call(form, { context: { idempotencyKey } });
  keep(crafted);
  return crafted.crafting;
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
