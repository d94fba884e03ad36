import { QueryClient } from '@tanstack/react-query';

/**
 * Queries stay fresh until a write, a live event or a retry refreshes them. Failures are shown at once instead of
 * being retried.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Marks a room's queries as stale, and reloads those on the screen. */
export async function refreshRoom(room: string): Promise<void> {
  const queryKey = [[room]];
  // A first load that is under way may have older data, and invalidating it alone would keep that.
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries({ queryKey });
}
