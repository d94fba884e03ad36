import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { backFrom, pageOf, useFlat } from '#web/app/tool/useFlat.ts';

const PAGE = 10;

export const useCraftings = () =>
  useFlat(
    useInfiniteQuery(
      api.crafting.list.infiniteOptions({
        input: (before: string | undefined) => pageOf(PAGE, before),
        ...backFrom(PAGE),
      }),
    ),
  );

export const useCrafting = (id: string | null) =>
  useQuery(api.crafting.get.queryOptions({ input: { id: id ?? '' }, enabled: id !== null }));
