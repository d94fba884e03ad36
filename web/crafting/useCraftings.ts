import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Crafting } from '#contract/crafting.ts';
import { api } from '#web/app/api.ts';
import { backFrom, pageOf } from '#web/app/tool/paged.ts';

const PAGE = 10;

export const useCraftings = () =>
  useInfiniteQuery(
    api.crafting.list.infiniteOptions({
      input: (before: string | undefined) => pageOf(PAGE, before),
      ...backFrom<Crafting>(PAGE),
    }),
  );

export const useCrafting = (id: string | null) =>
  useQuery(api.crafting.get.queryOptions({ input: { id: id ?? '' }, enabled: id !== null }));
