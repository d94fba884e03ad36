import { readPanel } from '#server/chats/panel.ts';
import { house } from '#server/http/gate.ts';

export const panel = {
  get: house.chats.panel.get.handler(({ context, input: { id } }) => readPanel(context, context.user, id)),
};
export const saved = {};
