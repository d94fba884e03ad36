import { call } from '@orpc/server';
import type { FastifyInstance } from 'fastify';
import type { House } from '#server/house.ts';
import { contextOf, type Identify } from '#server/http/api.ts';
import { carry, Heartbeat } from '#server/live/carry.ts';
import { live } from '#server/live/handlers.ts';

const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

/** The one endpoint that thousands hold open at once: behind the same gate as all, with a carrier of its own. */
export function mountLive(app: FastifyInstance, house: House, identify: Identify) {
  const heartbeat = new Heartbeat();

  app.addHook('preClose', async () => {
    heartbeat.stop();
    house.live.close();
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/live',
    exposeHeadRoute: false,
    async handler(request, reply) {
      request.endpoint = 'live.events';
      const lastEventId = request.headers['last-event-id'];
      const events = await call(live.events, undefined, {
        context: await contextOf(house, identify, request, reply),
        path: ['live', 'events'],
        ...(typeof lastEventId === 'string' && { lastEventId }),
      });
      reply.headers(HEADERS);
      if (request.method === 'HEAD') {
        await events.return?.();
        return reply.send();
      }
      const out = reply.hijack().raw;
      for (const [name, value = ''] of Object.entries(reply.getHeaders())) out.setHeader(name, value);
      heartbeat.add({ out, mayListen: async () => (await identify(request)) !== undefined });
      carry(events, out).catch(() => out.destroy());
      return reply;
    },
  });
}
