import { openChat } from '#server/arguments/follow-up.ts';
import { mark, readOne, readPage, remove, resolve } from '#server/arguments/records.ts';
import { again, begin, streamWritten } from '#server/arguments/writing.ts';
import { signedIn } from '#server/http/gate.ts';
import { nextPage } from '#server/http/next-page.ts';

const from = signedIn.arguments;

export const argumentResolver = {
  resolve: from.resolve.handler(({ context, input }) => resolve(context, input)),
  begin: from.begin.handler(({ context, input }) => begin(context, input)),
  events: from.events.handler(async ({ context, input: { id }, lastEventId, signal }) => {
    const events = await streamWritten(context, id, lastEventId, signal ?? new AbortController().signal);
    context.answer('x-accel-buffering', 'no');
    return events;
  }),
  again: from.again.handler(({ context, input: { id } }) => again(context, id)),
  list: from.list.handler(async ({ context, input }) => {
    const page = await readPage(context, input);
    nextPage(context, '/resolve-argument', page, { limit: input.limit });
    return page;
  }),
  get: from.get.handler(({ context, input: { id } }) => readOne(context, id)),
  mark: from.mark.handler(({ context, input: { id, status } }) => mark(context, id, status)),
  chat: from.chat.handler(({ context, input: { id } }) => openChat(context, id)),
  remove: from.remove.handler(({ context, input: { id } }) => remove(context, id)),
};
