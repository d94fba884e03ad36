import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Argument, ArgumentStatus } from '#contract/arguments.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { toast } from '#web/kit/toast.ts';

const PAGE = 10;

/** Arguments that were read before, the newest first. */
export function useArguments() {
  const query = useInfiniteQuery(
    api.arguments.list.infiniteOptions({
      input: (before: string | undefined) => ({ limit: PAGE, ...(before !== undefined && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    }),
  );
  const pages = query.data?.pages;
  return { ...query, list: useMemo(() => pages?.flat(), [pages]) };
}

export const useArgument = (id: string | null) =>
  useQuery(api.arguments.get.queryOptions({ input: { id: id ?? '' }, enabled: id !== null }));

export const keepArgument = (argument: Argument) =>
  queryClient.setQueryData(api.arguments.get.queryKey({ input: { id: argument.id } }), argument);

/** Says how an argument stands, or takes that back. */
export function useMark({ id }: Pick<Argument, 'id'>) {
  const { mutate, isPending } = useMutation(
    api.arguments.mark.mutationOptions({
      onSuccess: keepArgument,
      onError: (error) => toast({ title: 'Not marked', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  return { isPending, to: (status: ArgumentStatus) => mutate({ id, status }) };
}
