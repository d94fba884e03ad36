import { getEventMeta, withEventMeta } from '@orpc/server';
import { type Argument, type ArgumentEvent, type ArgumentForm, ArgumentPart } from '#contract/arguments.ts';
import type { ReplyEvent } from '#contract/chat.ts';
import type { ArgumentResolution } from '#contract/coach.ts';
import { type Mine, resolve } from '#server/arguments/records.ts';
import { records } from '#server/arguments/row.ts';
import { argumentRows as a } from '#server/arguments/table.ts';
import { consent } from '#server/coach/coach.ts';
import { found, idIn } from '#server/found.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { House } from '#server/services.ts';

const ROOM = 'arguments';
type Begun = { id: string; argument: Argument | null };

/** With a model the result is streamed; without one it is there at once. */
export async function begin(context: Mine, form: ArgumentForm): Promise<Begun> {
  const { user, coach, headers, read } = context;
  const isWritten = coach.provider && (await consent.agreedAt(read, user.id, coach.provider));
  if (!isWritten) {
    const argument = await resolve(context, form);
    return { id: argument.id, argument };
  }
  const { country } = whereabouts(headers);
  const order = { ownerId: user.id, task: 'resolveArgument' as const, given: form, room: ROOM };
  return { id: await coach.runs.begin({ ...order, country, names: form.partiesInvolved }), argument: null };
}

/** Starts again after a try that broke off. */
export async function again({ user, coach }: Mine, id: string): Promise<Begun> {
  return { id: found(await coach.runs.regenerate(user.id, idIn(id), ROOM)), argument: null };
}

const isKept = async ({ db, user }: Mine, id: string) =>
  (await db.select({ id: a.id }).from(a).where(records.isOwn(user.id, id))).length > 0;

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1) ?? '';

async function* inParts(context: Mine, id: string, events: AsyncIterable<ReplyEvent>): AsyncGenerator<ArgumentEvent> {
  for await (const event of events) {
    const at = getEventMeta(event) ?? {};
    if ((event.type === 'delta' || event.type === 'replace') && event.text)
      yield withEventMeta({ type: 'part', ...ArgumentPart.parse(JSON.parse(lastLine(event.text))) }, at);
    // The run is deleted once the argument is stored, so a reader in another process may no longer find it.
    const isDone = (event.type === 'done' || event.type === 'failed') && (await isKept(context, id));
    if (isDone) yield withEventMeta({ type: 'done' }, at);
    else if (event.type === 'failed') yield withEventMeta({ type: 'failed', reason: event.reason }, at);
    else if (event.type === 'done') yield withEventMeta({ type: 'failed', reason: null }, at);
  }
}

async function* over(): AsyncGenerator<ArgumentEvent> {
  yield { type: 'done' };
}

/** The events from a reader's position on. */
export async function streamWritten(context: Mine, id: string, from: string | undefined, left: AbortSignal) {
  const events = await context.coach.runs.streamEvents(context.user.id, idIn(id), from, left);
  if (events) return inParts(context, id, events);
  return found((await isKept(context, id)) || undefined) && over();
}

/** A complete result is stored in the argument's row, and nowhere else. */
export function keepWritten({ coach, vault, live, now }: House) {
  coach.runs.onEnd(
    ROOM,
    async (tx, { id, ownerId, status, meta, result }) => {
      if (status !== 'done' || !result || !meta) return;
      const at = now();
      const words = { ...(result.input as ArgumentForm), ...(result.output as ArgumentResolution), meta };
      const sealed = records.seal(await vault.of(ownerId), id, words);
      await tx.insert(a).values({ id, ownerId, status: 'active', sealed, createdAt: at, updatedAt: at });
      await live.notify(ownerId, { kind: ROOM, id }, tx);
    },
    { takes: true },
  );
}
