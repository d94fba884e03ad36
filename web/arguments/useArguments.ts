import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { Argument, ArgumentForm, ArgumentRow, ArgumentStatus } from '#contract/arguments.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { backFrom, pageOf } from '#web/app/tool/paged.ts';
import { toast } from '#web/kit/toast/toast.ts';

const PAGE = 10;

export const useArguments = () =>
  useInfiniteQuery(
    api.arguments.list.infiniteOptions({
      input: (before: string | undefined) => pageOf(PAGE, before),
      ...backFrom<ArgumentRow>(PAGE),
    }),
  );

export const useArgument = (id: string | null) =>
  useQuery(api.arguments.get.queryOptions({ input: { id: id ?? '' }, enabled: id !== null }));

export const keepArgument = (argument: Argument) =>
  queryClient.setQueryData(api.arguments.get.queryKey({ input: { id: argument.id } }), argument);

/** Starts an analysis. It is complete at once, or written from now on. */
export async function begin(form: ArgumentForm, idempotencyKey: string) {
  const begun = await api.arguments.begin.call(form, { context: { idempotencyKey } });
  if (begun.argument) keepArgument(begun.argument);
  return begun;
}

/** Sets or clears the status of an argument. */
export function useMark({ id }: Pick<Argument, 'id'>) {
  const { mutate, isPending } = useMutation(
    api.arguments.mark.mutationOptions({
      onSuccess: keepArgument,
      onError: (error) => toast({ title: 'Not marked', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  return { isPending, to: (status: ArgumentStatus) => mutate({ id, status }) };
}
