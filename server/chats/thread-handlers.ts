import { edit, takeBack } from '#server/chats/change.ts';
import { fileOf } from '#server/chats/file.ts';
import { followReply } from '#server/chats/follow.ts';
import { leave } from '#server/chats/leave.ts';
import { present } from '#server/chats/presence.ts';
import { judge, regenerate } from '#server/chats/regenerate.ts';
import { say } from '#server/chats/say.ts';
import { stop } from '#server/chats/stop.ts';
import { beginTemporary, endTemporary } from '#server/chats/temporary.ts';
import { readEarlier, readThread } from '#server/chats/thread.ts';
import type { Context } from '#server/http/context.ts';
import { house } from '#server/http/gate.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';

const speaker = ({ user, headers }: Context & { user: Caller }) => ({ ...user, ...whereabouts(headers) });
const on = house.chats.threads;

export const threads = {
  get: on.get.handler(({ context, input }) => readThread(context, context.user, input.id)),
  earlier: on.earlier.handler(({ context, input }) => readEarlier(context, context.user, input)),
  send: on.send.handler(({ context, input: { id, content } }) => say(context, speaker(context), id, content)),
  edit: on.edit.handler(({ context, input }) => edit(context, speaker(context), input)),
  remove: on.remove.handler(({ context, input }) => takeBack(context, context.user, input)),
  regenerate: on.regenerate.handler(({ context, input }) => regenerate(context, speaker(context), input)),
  stop: on.stop.handler(({ context, input: { id, messageId } }) => stop(context, context.user, id, messageId)),

  events: on.events.handler(async ({ context, input, lastEventId, signal }) => {
    const left = signal ?? new AbortController().signal;
    const place = { threadId: input.id, messageId: input.messageId, from: lastEventId, left };
    const events = await followReply(context, context.user, place);
    context.answer('x-accel-buffering', 'no');
    return events;
  }),

  judge: on.judge.handler(({ context, input }) => judge(context, context.user, input)),
  present: on.present.handler(({ context, input: { id, isTyping } }) => present(context, context.user, id, isTyping)),
  leave: on.leave.handler(({ context, input: { id } }) => leave(context, context.user.id, id)),
  file: on.file.handler(({ context, input }) => fileOf(context, context.user, input)),
  temporary: on.temporary.handler(({ context, input }) => beginTemporary(context, context.user, input.relationshipId)),
  end: on.end.handler(({ context, input: { id } }) => endTemporary(context, context.user, id)),
};
