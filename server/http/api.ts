import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { onError, type Router } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MESSAGE_LENGTH } from '#contract/chat.ts';
import type { contract } from '#contract/index.ts';
import { dropIds, pathIn, withoutIds } from '#server/http/address.ts';
import type { Context } from '#server/http/context.ts';
import { type Endpoint, endpoints, endpointsAt } from '#server/http/endpoints.ts';
import { asRefusal, retryAfter } from '#server/http/failure.ts';
import { countTry } from '#server/http/limits.ts';
import { refuseLongFromStrangers } from '#server/http/strangers.ts';
import type { Identify } from '#server/identity/caller.ts';
import { networkOf } from '#server/network-address.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

/** The body limit for signed-in callers, in bytes. */
const MEMBERS_LIMIT = 256 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** `room.verb` for the log, since addresses may contain what somebody typed. */
    endpoint: string;
  }
}

/** The rooms' handlers, and the log of administrators' actions. */
type Rooms = {
  rooms: Router<typeof contract, Context>;
  recordAction: Context['recordAction'];
  /** Starts reading what a handler will need, while the caller is being identified. */
  readAhead: (house: House, endpoint: string, memberId: string, path: string) => unknown;
};
type At = Endpoint & { at: string };
type Finding = { identify: Identify } & Pick<Rooms, 'readAhead'>;

/** Identifies the caller. In parallel a member's rate limit is counted and their message is read ahead. */
async function lookUp(house: House, { identify, readAhead }: Finding, request: FastifyRequest, endpoint: At) {
  const { limit, name, says, at } = endpoint;
  let counted: Promise<void> | undefined;
  let ahead: unknown;
  const caller = await identify(request, (id) => {
    // First what the database takes longest for, as it writes it.
    if (limit?.by === 'member') counted = countTry(house, name, id, limit);
    counted?.catch(() => {});
    ahead = readAhead(house, name, id, at);
    const said: unknown = says && Object(request.body)[says];
    if (typeof said === 'string' && said.length <= MESSAGE_LENGTH) house.coach.listenAhead(said.trim().toWellFormed());
  });
  return { caller, counted: caller && counted, ahead };
}

export function addApi(app: FastifyInstance, house: House, identify: Identify, its: Rooms) {
  const { rooms, recordAction, readAhead } = its;
  const handler = new OpenAPIHandler(rooms, {
    clientInterceptors: [
      onError((error, { context }) => {
        const refusal = asRefusal(error, context.requestId, house.log);
        const wait = retryAfter(refusal);
        if (wait) context.answer('retry-after', wait);
        throw refusal;
      }),
    ],
  });

  const onRequest = refuseLongFromStrangers(identify);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathIn(request.url);
    const known = path === undefined ? [] : endpointsAt(path);
    if (known.length === 0) throw refuse('not_found');
    if (request.method === 'HEAD') request.raw.method = 'GET';
    const endpoint = known.find(({ method }) => method === request.raw.method);
    if (!endpoint) {
      reply.header('allow', known.map(({ method }) => method).join(', '));
      throw refuse('method_not_allowed');
    }
    request.endpoint = endpoint.name;
    request.raw.url = withoutIds(request.url, endpoint.ids);
    dropIds(request.body, endpoint.ids);
    const context = {
      ...house,
      recordAction,
      ...(await lookUp(house, { identify, readAhead }, request, { ...endpoint, at: path ?? '' })),
      endpoint: endpoint.name,
      requestId: request.id,
      address: networkOf(request.ip),
      headers: request.headers,
      answer: (name: string, value: string) => void reply.header(name, value),
    };
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context });
    if (!matched) throw refuse('not_found');
  };

  for (const { method, path, largest } of endpoints)
    if (largest) app.route({ method, url: `/api${path}`, onRequest, bodyLimit: largest, handler: answer });
  app.all('/api/*', { onRequest, bodyLimit: MEMBERS_LIMIT }, answer);
}
