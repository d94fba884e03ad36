import { useEffect, useState } from 'react';
import type { ArgumentPart } from '#contract/arguments.ts';
import type { FallbackReason } from '#contract/chat.ts';
import { api } from '#web/app/api.ts';
import { followEvents } from '#web/app/followEvents.ts';
import { keepArgument } from '#web/arguments/useArguments.ts';

/** The parts so far of a result that a model is writing, and how it failed if it did. */
export type Written = {
  part: ArgumentPart | null;
  failed: { reason: FallbackReason | null } | null;
  /** Complete, and stored like any other. */
  isWhole: boolean;
  /** It does not exist, or cannot be reached. */
  isLost: boolean;
};

const NOTHING: Written = { part: null, failed: null, isWhole: false, isLost: false };

/** Follows the stream to its end. */
export function useWritten(id: string | null): Written {
  const [written, setWritten] = useState<Written & { id?: string }>(NOTHING);
  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const set = (more: Partial<Written>) =>
      !signal.aborted && setWritten((so) => ({ ...(so.id === id ? so : NOTHING), ...more, id }));
    async function end() {
      keepArgument(await api.arguments.get.call({ id: id ?? '' }, { signal }));
      set({ isWhole: true });
    }
    const open = (options: { signal: AbortSignal; lastEventId: string | undefined }) =>
      api.arguments.events.call({ id }, options);
    void followEvents({
      ...{ open, signal },
      onEvent(event) {
        if (event.type === 'part') set({ part: event });
        else if (event.type === 'failed') set({ failed: { reason: event.reason } });
        else void end().catch(() => set({ isLost: true }));
      },
    }).then((how) => how === 'lost' && set({ isLost: true }));
    return () => leaving.abort();
  }, [id]);
  return written.id === id ? written : NOTHING;
}
