import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { onError } from '@orpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '#server/house.ts';
import type { Caller } from '#server/http/context.ts';
import { endpoints } from '#server/http/endpoints.ts';
import { asRefusal } from '#server/http/failure.ts';
import { refuse } from '#server/http/refuse.ts';
import { rooms } from '#server/rooms.ts';

export type Identify = (request: FastifyRequest) => Promise<Caller | undefined>;

/** The HTTP methods that the contract knows at this path, whatever stands in its parameters. */
function methodsAt(path: string): string[] {
  const steps = path.split('/').length;
  return endpoints
    .filter((endpoint) => endpoint.path.split('/').length === steps && endpoint.pattern.test(path))
    .map((endpoint) => endpoint.method);
}

/** The contract, mounted under /api. */
export function mountApi(app: FastifyInstance, house: House, identify: Identify) {
  const handler = new OpenAPIHandler(rooms, {
    clientInterceptors: [onError((error, { context }) => { throw asRefusal(error, context.requestId, house.log); })],
  });

  app.all('/api/*', async (request, reply) => {
    const path = request.url.split('?')[0]?.slice('/api'.length) ?? '';
    const allowed = methodsAt(path);
    if (allowed.length === 0) throw refuse('not_found');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (!allowed.includes(method)) {
      reply.header('allow', allowed.join(', '));
      throw refuse('method_not_allowed');
    }
    const context = { ...house, caller: await identify(request), requestId: request.id, address: request.ip, headers: request.headers };
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context });
    if (!matched) throw refuse('not_found');
  });
}
