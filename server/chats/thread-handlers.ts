import { countryIn } from '#server/chats/country.ts';
import { followReply } from '#server/chats/follow.ts';
import { say } from '#server/chats/say.ts';
import { stop } from '#server/chats/stop.ts';
import { readEarlier, readThread } from '#server/chats/thread.ts';
import type { Caller, Context } from '#server/http/context.ts';
import { house } from '#server/http/gate.ts';

const speaker = ({ user, headers }: Context & { user: Caller }) => ({ ...user, country: countryIn(headers) });

export const threads = {
  get: house.chats.threads.get.handler(({ context, input }) => readThread(context, context.user, input.id)),

  earlier: house.chats.threads.earlier.handler(({ context, input }) => readEarlier(context, context.user, input)),

  send: house.chats.threads.send.handler(({ context, input: { id, content } }) =>
    say(context, speaker(context), id, content),
  ),

  events: house.chats.threads.events.handler(async ({ context, input, lastEventId, signal }) => {
    const left = signal ?? new AbortController().signal;
    const place = { threadId: input.id, messageId: input.messageId, from: lastEventId, left };
    const events = await followReply(context, context.user, place);
    context.answer('x-accel-buffering', 'no');
    return events;
  }),

  stop: house.chats.threads.stop.handler(({ context, input: { id, messageId } }) =>
    stop(context, context.user, id, messageId),
  ),
};
