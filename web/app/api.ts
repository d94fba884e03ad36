import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { TIME_ZONE_HEADER } from '#contract/chat.ts';
import { contract } from '#contract/index.ts';
import { carry } from '#web/app/carry.ts';
import { refreshRoomOnceDrawn } from '#web/app/queryClient.ts';
import { sessionPort } from '#web/app/session/sessionPort.ts';
import { timeZone } from '#web/app/timeZone.ts';
import { touchedBy } from '#web/app/touches.ts';

/** `idempotencyKey`: the same key and input create one thing, however often they are sent. */
type CallContext = { idempotencyKey?: string };

const link = new OpenAPILink<CallContext>(contract, {
  url: () => `${location.origin}/api`,
  headers: ({ context }) => ({
    [TIME_ZONE_HEADER]: timeZone(),
    ...(context.idempotencyKey && { 'idempotency-key': context.idempotencyKey }),
  }),
  fetch: async (request, init, _options, path) => {
    const response = await carry(request, init);
    touchedBy(path).forEach(refresh);
    return response;
  },
});

/** The signed-in person is stored in the session, not in the cache. */
function refresh(room: string): void {
  if (room === 'account') sessionPort.recheck();
  refreshRoomOnceDrawn(room);
}

const client: JsonifiedClient<ContractRouterClient<typeof contract, CallContext>> = createORPCClient(link);

/** Every endpoint of the contract: `.call()`, `.queryOptions()`, `.mutationOptions()`. */
export const api = createTanstackQueryUtils(client);
