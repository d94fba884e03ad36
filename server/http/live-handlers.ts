import { signedIn } from '#server/http/gate.ts';

/** For callers that do not use HTTP; pages are served by `live.ts`. */
export const live = {
  events: signedIn.live.events.handler(async ({ context: { live, user }, lastEventId }) =>
    live.open(user.id, lastEventId),
  ),
};
