import { getEventMeta } from '@orpc/client';
import { ApiError } from '#web/app/refusal.ts';

type Following<Event> = {
  open: (options: { signal: AbortSignal; lastEventId: string | undefined }) => Promise<AsyncIterable<Event>>;
  signal: AbortSignal;
  onEvent: (event: Event) => void;
};

const MOST_TRIES = 6;

/** Reads an event stream to its end. After a lost connection it continues from the last event. */
export async function followEvents<Event extends { type: string }>(
  following: Following<Event>,
): Promise<'over' | 'lost'> {
  const { open, signal, onEvent } = following;
  let lastEventId: string | undefined;
  for (let tries = 0; tries < MOST_TRIES && !signal.aborted; tries++) {
    try {
      for await (const event of await open({ signal, lastEventId })) {
        tries = 0;
        lastEventId = getEventMeta(event)?.id ?? lastEventId;
        onEvent(event);
        if (event.type === 'done' || event.type === 'failed') return 'over';
      }
    } catch (error) {
      // It no longer exists, so asking again would not help.
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) return 'lost';
    }
    await pause(300 * 2 ** tries, signal);
  }
  return 'lost';
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
