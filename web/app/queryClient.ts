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

/** Rooms that are reloaded after the next frame. */
const waiting = new Map<string, Promise<void>>();

/** Marks a room's queries as stale, and reloads those on the screen. */
export const refreshRoom = (room: string): Promise<void> => waiting.get(room) ?? reload(room);

/**
 * Marks them as stale at once, and reloads them after the answer that changed the room has been drawn. The live stream
 * reports the same change again, which must not cause a second reload.
 */
export function refreshRoomOnceDrawn(room: string): void {
  void queryClient.invalidateQueries({ queryKey: [[room]], refetchType: 'none' });
  if (waiting.has(room)) return;
  const begin = () => {
    waiting.delete(room);
    return reload(room);
  };
  waiting.set(room, drawn().then(begin));
}

/** Resolves after the next frame; a page in the background has no frames, hence the time limit. */
const drawn = () =>
  new Promise<void>((done) => {
    setTimeout(done, 100);
    // The first frame may have been due before the answer was read.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });

async function reload(room: string): Promise<void> {
  const queryKey = [[room]];
  // A first load that is under way may have older data, and invalidating it alone would keep that.
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries({ queryKey });
}
