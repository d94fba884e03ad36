import { withEventMeta } from '@orpc/server';
import type { ReplyEvent } from '#contract/chat.ts';
import { isTheirs, messageIn, openBody, presentMessage, type View, viewOf } from '#server/chats/message/rows.ts';
import type { MessageRow } from '#server/chats/table.ts';
import { isStillIn, requireMember, type Visitor } from '#server/chats/thread/members.ts';
import { isShared } from '#server/chats/thread/rows.ts';
import { found, idIn } from '#server/found.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'db' | 'vault' | 'now' | 'coach' | 'bus'>;
type Reading = { threadId: string; messageId: string; from: string | undefined; left: AbortSignal };

/** Aborts when the member may not read the thread any more, whichever process ended that. */
function watch({ bus, db, now }: Deps, memberId: string, threadId: string, left: AbortSignal) {
  const gone = new AbortController();
  const look = async () => {
    const isIn = await isStillIn(db, memberId, threadId, now()).catch(() => false);
    if (!isIn) gone.abort();
  };
  const hear = ({ owner, kind, id }: Readonly<Record<string, string>>) => {
    const isAbout = kind === 'chats.sessions' || (kind === 'chats.thread' && id === threadId);
    return owner === memberId && isAbout ? look() : undefined;
  };
  const stop = bus.subscribe('live', hear, look);
  if (left.aborted) stop();
  left.addEventListener('abort', stop, { once: true });
  return { signal: AbortSignal.any([left, gone.signal]), stop };
}

/** The events of a reply whose run is already forgotten. */
async function* past(view: View, row: MessageRow): AsyncGenerator<ReplyEvent> {
  const { content, meta, reply } = presentMessage(view, row);
  const at = { id: `999999.${content.length}` };
  yield withEventMeta({ type: 'replace', text: content, reason: 'resumed' } as const, at);
  const { status } = row;
  const isDone = status === 'done' || status === 'stopped';
  yield withEventMeta(
    isDone ? ({ type: 'done', status, meta } as const) : ({ type: 'failed', reason: reply?.failure ?? null } as const),
    at,
  );
}

/** Safety findings go only to the author of the words. */
async function* forReader(
  events: AsyncIterable<ReplyEvent>,
  isForThem: boolean,
  isStillThere: () => Promise<boolean>,
): AsyncGenerator<ReplyEvent> {
  for await (const event of events) {
    // A reply that ends because they left is not shown to them.
    if ((event.type === 'done' || event.type === 'failed') && !(await isStillThere())) return;
    if (isForThem) yield event;
    else if (event.type === 'done') yield { ...event, meta: null };
    else if (event.type !== 'safety') yield event;
  }
}

async function* untilEnd(events: AsyncIterable<ReplyEvent>, stop: () => void): AsyncGenerator<ReplyEvent> {
  try {
    yield* events;
  } finally {
    stop();
  }
}

/** The events of a reply, only as long as the reader is in the thread. */
export async function streamReply(house: Deps, visitor: Visitor, { threadId, messageId, from, left }: Reading) {
  // Start listening before checking, so that no removal in between is missed.
  const watching = watch(house, visitor.id, idIn(threadId), left);
  try {
    const { thread } = await requireMember(house.db, visitor, threadId, house.now());
    const row = found(await messageIn(house.db, thread.id, idIn(messageId)));
    const runId = found(row.runId ?? undefined);
    const view = await viewOf(house, house.db, thread, visitor.id);
    const events = await house.coach.runs.streamEvents(thread.keyId, runId, from, watching.signal);
    const isForThem = isTheirs(view, row, openBody(view.safe, row));
    const isStillThere = async () => !isShared(thread.kind) || isStillIn(house.db, visitor.id, thread.id, house.now());
    return untilEnd(events ? forReader(events, isForThem, isStillThere) : past(view, row), watching.stop);
  } catch (error) {
    watching.stop();
    throw error;
  }
}
