import { withEventMeta } from '@orpc/server';
import type { ReplyEvent } from '#contract/chat.ts';
import type { Snapshot } from '#server/coach/run/draft.ts';
import { isGraver } from '#server/safety/policy.ts';

/** Where a reply is read from: this process's draft, or the tables that another process writes. */
export type Source = { look(): Snapshot | Promise<Snapshot>; changed(): Promise<void> };
type Position = { edition: number; length: number };

/** Undefined for an id that no stream of ours sent. */
function parsePosition(lastEventId: string | undefined): Position | undefined {
  const [, edition, length] = /^(\d{1,6})\.(\d{1,9})$/.exec(lastEventId ?? '') ?? [];
  return edition && length ? { edition: Number(edition), length: Number(length) } : undefined;
}

/** The event that brings a reader from that position to now. */
function step(position: Position | undefined, { edition, text, reason, ending }: Snapshot): ReplyEvent | undefined {
  const from = position ?? { edition, length: 0 };
  const isAhead = from.edition > edition || (from.edition === edition && from.length > text.length);
  // What another process saved may lag behind what it published. A reader who is ahead waits until it has caught up.
  if (isAhead && !ending) return undefined;
  if (isAhead || from.edition < edition) return { type: 'replace', text, reason: reason ?? 'resumed' };
  const more = text.slice(from.length);
  return more ? { type: 'delta', text: more } : undefined;
}

function last({ ending }: Snapshot): ReplyEvent | undefined {
  if (!ending) return undefined;
  return ending.status === 'failed'
    ? { type: 'failed', reason: ending.failure ?? null }
    : { type: 'done', status: ending.status, meta: ending.meta };
}

const at = (event: ReplyEvent, { edition, length }: Position) => withEventMeta(event, { id: `${edition}.${length}` });

/** A promise of that signal. It must be disposed, because signals outlive those who wait for them. */
export function whenAborted(signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => resolve();
  signal.addEventListener('abort', done, { once: true });
  return { promise, [Symbol.dispose]: () => signal.removeEventListener('abort', done) };
}

/** The events of a reply until it ends. What came while a reader was slow comes as one event. */
export async function* replyEvents(
  source: Source,
  lastEventId: string | undefined,
  left: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  using leaving = whenAborted(left);
  let position = parsePosition(lastEventId);
  let warned: Snapshot['safety'] = null;
  while (!left.aborted) {
    const changed = source.changed();
    const now = await source.look();
    const next = step(position, now);
    if (next) position = { edition: now.edition, length: now.text.length };
    const known = position ?? { edition: now.edition, length: 0 };
    if (now.safety && isGraver(now.safety, warned)) {
      warned = now.safety;
      yield at({ type: 'safety', ...now.safety }, known);
    }
    if (next) yield at(next, known);
    const end = last(now);
    if (end) return yield at(end, known);
    await Promise.race([changed, leaving.promise]);
  }
}
