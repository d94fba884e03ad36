import { FALLBACK_WORDS } from '#contract/chat.ts';
import { ask, providerFor } from '#server/chats/message/ask.ts';
import { edit, judge, regenerate, takeBack } from '#server/chats/message/change.ts';
import { stop } from '#server/chats/message/reply.ts';
import { sendMessage } from '#server/chats/message/send.ts';
import { streamReply } from '#server/chats/message/stream.ts';
import { listSaved, readSaved, removeSaved, save } from '#server/chats/saved/save.ts';
import { leave } from '#server/chats/session/end.ts';
import { acceptSession, declineSession, inviteToSession } from '#server/chats/session/invite.ts';
import { listSessions } from '#server/chats/session/list.ts';
import { fileOf } from '#server/chats/thread/file.ts';
import {
  beginTemporary,
  clearPanel,
  endTemporary,
  markPanel,
  panelInsights,
  readPanel,
} from '#server/chats/thread/panel.ts';
import { setPresence } from '#server/chats/thread/presence.ts';
import { readEarlier, readThread } from '#server/chats/thread/read.ts';
import { consent } from '#server/coach/coach.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { anyone, signedIn } from '#server/http/gate.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';

const speaker = ({ user, headers }: Context & { user: Caller }) => ({ ...user, ...whereabouts(headers) });
const ofThreads = signedIn.chats.threads;

const threads = {
  get: ofThreads.get.handler(({ context, input }) => readThread(context, context.user, input.id)),
  earlier: ofThreads.earlier.handler(({ context, input }) => readEarlier(context, context.user, input)),
  send: ofThreads.send.handler(({ context, input: { id, content } }) =>
    sendMessage(context, speaker(context), id, content),
  ),
  edit: ofThreads.edit.handler(({ context, input }) => edit(context, speaker(context), input)),
  remove: ofThreads.remove.handler(({ context, input }) => takeBack(context, context.user, input)),
  regenerate: ofThreads.regenerate.handler(({ context, input }) => regenerate(context, speaker(context), input)),
  stop: ofThreads.stop.handler(({ context, input: { id, messageId } }) => stop(context, context.user, id, messageId)),

  events: ofThreads.events.handler(async ({ context, input, lastEventId, signal }) => {
    const left = signal ?? new AbortController().signal;
    const place = { threadId: input.id, messageId: input.messageId, from: lastEventId, left };
    const events = await streamReply(context, context.user, place);
    context.answer('x-accel-buffering', 'no');
    return events;
  }),

  judge: ofThreads.judge.handler(({ context, input }) => judge(context, context.user, input)),
  present: ofThreads.present.handler(({ context, input: { id, isTyping } }) =>
    setPresence(context, context.user, id, isTyping),
  ),
  leave: ofThreads.leave.handler(({ context, input: { id } }) => leave(context, context.user.id, id)),
  file: ofThreads.file.handler(({ context, input }) => fileOf(context, context.user, input)),
  temporary: ofThreads.temporary.handler(({ context, input }) =>
    beginTemporary(context, context.user, input.relationshipId),
  ),
  end: ofThreads.end.handler(({ context, input: { id } }) => endTemporary(context, context.user, id)),
};

const room = signedIn.chats;

const panel = {
  get: room.panel.get.handler(({ context, input: { id } }) => readPanel(context, context.user, id)),
  mark: room.panel.mark.handler(({ context, input }) => markPanel(context, context.user, input)),
  insights: room.panel.insights.handler(({ context, input: { id } }) =>
    panelInsights(context, context.user, id, whereabouts(context.headers).country),
  ),
  clear: room.panel.clear.handler(({ context, input: { id } }) => clearPanel(context, context.user, id)),
};

const saved = {
  list: room.saved.list.handler(({ context, input }) => listSaved(context, context.user.id, input)),
  create: room.saved.create.handler(({ context, input }) => save(context, context.user, input)),
  get: room.saved.get.handler(({ context, input: { id } }) => readSaved(context, context.user.id, id)),
  remove: room.saved.remove.handler(({ context, input: { id } }) => removeSaved(context, context.user.id, id)),
};

const sessions = {
  invite: room.sessions.invite.handler(({ context, input }) => inviteToSession(context, context.user, input)),
  list: room.sessions.list.handler(({ context }) => listSessions(context, context.user.id)),
  accept: room.sessions.accept.handler(({ context, input: { id } }) => acceptSession(context, context.user, id)),
  decline: room.sessions.decline.handler(({ context, input: { id } }) => declineSession(context, context.user.id, id)),
};

export const chats = {
  send: signedIn.chats.send.handler(async ({ context, input }) => {
    const { coach, user } = context;
    const replyId = await ask(context, input);
    const { text, ending, safety } = await coach.runs.ended(user.id, replyId);
    if (!ending || ending.status === 'failed')
      throw refuse('unavailable', { retryAfter: 1 }, ending?.failure ? FALLBACK_WORDS[ending.failure] : undefined);
    return { response: text, meta: ending.meta, safety, replyId };
  }),

  begin: signedIn.chats.begin.handler(async ({ context, input }) => {
    const id = await ask(context, input);
    return found(await context.coach.runs.read(context.user.id, id));
  }),

  events: signedIn.chats.events.handler(async ({ context: { coach, user, answer }, input, lastEventId, signal }) => {
    const left = signal ?? new AbortController().signal;
    const events = found(await coach.runs.streamEvents(user.id, idIn(input.id), lastEventId, left));
    answer('x-accel-buffering', 'no');
    return events;
  }),

  about: anyone.chats.about.handler(({ context: { coach } }) => ({
    provider: coach.provider
      ? { name: coach.provider.name, model: coach.provider.called, isLocal: coach.provider.isLocal }
      : null,
  })),

  provider: signedIn.chats.provider.handler(({ context }) => providerFor(context, context.user.id)),

  agree: signedIn.chats.agree.handler(async ({ context, input: { agreed, host } }) => {
    const { provider } = context.coach;
    const id = context.user.id;
    if (!agreed) await consent.withdraw(context, id, { name: host, host });
    else if (provider?.host === host) await consent.agree(context, id, provider);
    else throw refuse('conflict', { reason: 'provider_changed' });
    return providerFor(context, id);
  }),

  threads,
  panel,
  saved,
  sessions,
};
