import { QueryClient } from '@tanstack/react-query';

/** What was loaded stays until a write, another person's event or a retry makes it stale; a failure is shown, not hidden by retries. */
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

/** Makes a room's answers stale, and loads those again that a page shows. */
export async function refreshRoom(room: string): Promise<void> {
  const queryKey = [[room]];
  // A first load may carry what was true before the change; to invalidate it alone would take it for new.
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries({ queryKey });
}
