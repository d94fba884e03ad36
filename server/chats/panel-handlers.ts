import { clearPanel, markPanel, readPanel } from '#server/chats/panel.ts';
import { panelInsights } from '#server/chats/panel-insights.ts';
import { listSaved, readSaved, removeSaved, save } from '#server/chats/saved.ts';
import { acceptSession, declineSession } from '#server/chats/session-answer.ts';
import { inviteToSession } from '#server/chats/session-invite.ts';
import { listSessions } from '#server/chats/sessions.ts';
import { house } from '#server/http/gate.ts';
import { whereabouts } from '#server/http/whereabouts.ts';

const on = house.chats;

export const panel = {
  get: on.panel.get.handler(({ context, input: { id } }) => readPanel(context, context.user, id)),
  mark: on.panel.mark.handler(({ context, input }) => markPanel(context, context.user, input)),
  insights: on.panel.insights.handler(({ context, input: { id } }) =>
    panelInsights(context, context.user, id, whereabouts(context.headers).country),
  ),
  clear: on.panel.clear.handler(({ context, input: { id } }) => clearPanel(context, context.user, id)),
};

export const saved = {
  list: on.saved.list.handler(({ context, input }) => listSaved(context, context.user.id, input)),
  create: on.saved.create.handler(({ context, input }) => save(context, context.user, input)),
  get: on.saved.get.handler(({ context, input: { id } }) => readSaved(context, context.user.id, id)),
  remove: on.saved.remove.handler(({ context, input: { id } }) => removeSaved(context, context.user.id, id)),
};

export const sessions = {
  invite: on.sessions.invite.handler(({ context, input }) => inviteToSession(context, context.user, input)),
  list: on.sessions.list.handler(({ context }) => listSessions(context, context.user.id)),
  accept: on.sessions.accept.handler(({ context, input: { id } }) => acceptSession(context, context.user, id)),
  decline: on.sessions.decline.handler(({ context, input: { id } }) => declineSession(context, context.user.id, id)),
};
