import { house } from '#server/http/gate.ts';

export const live = {
  events: house.live.events.handler(async ({ context: { live, user }, lastEventId }) =>
    live.open(user.id, lastEventId),
  ),
};
