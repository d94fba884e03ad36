import { FALLBACK_WORDS } from '#contract/chat.ts';
import { ask } from '#server/chats/ask.ts';
import { panel, saved, sessions } from '#server/chats/panel-handlers.ts';
import { providerFor } from '#server/chats/provider.ts';
import { threads } from '#server/chats/thread-handlers.ts';
import { consent } from '#server/coach/coach.ts';
import { found, idIn } from '#server/found.ts';
import { house, open } from '#server/http/gate.ts';
import { refuse } from '#server/refusal.ts';

export const chats = {
  send: house.chats.send.handler(async ({ context, input }) => {
    const { coach, user } = context;
    const replyId = await ask(context, input);
    const { text, ending, safety } = await coach.runs.ended(user.id, replyId);
    if (!ending || ending.status === 'failed')
      throw refuse('unavailable', { retryAfter: 1 }, ending?.failure ? FALLBACK_WORDS[ending.failure] : undefined);
    return { response: text, meta: ending.meta, safety, replyId };
  }),

  begin: house.chats.begin.handler(async ({ context, input }) => {
    const id = await ask(context, input);
    return found(await context.coach.runs.read(context.user.id, id));
  }),

  reply: house.chats.reply.handler(async ({ context: { coach, user }, input }) =>
    found(await coach.runs.read(user.id, idIn(input.id))),
  ),

  events: house.chats.events.handler(async ({ context: { coach, user, answer }, input, lastEventId, signal }) => {
    const left = signal ?? new AbortController().signal;
    const events = found(await coach.runs.follow(user.id, idIn(input.id), lastEventId, left));
    answer('x-accel-buffering', 'no');
    return events;
  }),

  stop: house.chats.stop.handler(async ({ context: { coach, user }, input }) => {
    const id = idIn(input.id);
    await coach.runs.stop(user.id, id);
    return found(await coach.runs.read(user.id, id));
  }),

  regenerate: house.chats.regenerate.handler(async ({ context: { coach, user }, input }) => {
    const id = idIn(input.id);
    found(await coach.runs.read(user.id, id));
    const next = await coach.runs.regenerate(user.id, id, input.by);
    if (!next) throw refuse('conflict', { reason: 'already_replaced' });
    return found(await coach.runs.read(user.id, next));
  }),

  about: open.chats.about.handler(({ context: { coach } }) => ({
    provider: coach.provider
      ? { name: coach.provider.name, model: coach.provider.called, isLocal: coach.provider.isLocal }
      : null,
  })),

  provider: house.chats.provider.handler(({ context }) => providerFor(context, context.user.id)),

  agree: house.chats.agree.handler(async ({ context, input: { agreed, host } }) => {
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
