import type { FastifyInstance, FastifyReply } from 'fastify';
import { contract } from '#contract/index.ts';
import { admit } from '#server/http/gate.ts';
import type { Identify } from '#server/identity/caller.ts';
import { carry, Heartbeat } from '#server/live/carry.ts';
import type { House } from '#server/services.ts';

const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

/** The raw response, with the usual headers. */
function takeOver(reply: FastifyReply) {
  const out = reply.hijack().raw;
  // As one object: headers set one by one stay in memory as long as the page listens.
  const headers = Object.entries(reply.getHeaders()).map(([name, value = '']) => [name, value] as const);
  return out.writeHead(200, { ...Object.fromEntries(headers), ...HEADERS });
}

/** The stream that every open page holds. It passes the same gate, and has a lighter carrier (decision 010). */
export function addLiveStream(app: FastifyInstance, house: House, identify: Identify) {
  const heartbeat = new Heartbeat();
  const { meta } = contract.live.events['~orpc'];

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
      const { id } = admit(meta, await identify(request));
      if (request.method === 'HEAD') return reply.headers(HEADERS).send();
      const lastEventId = request.headers['last-event-id'];
      const events = house.live.open(id, typeof lastEventId === 'string' ? lastEventId : undefined);
      const out = takeOver(reply);
      heartbeat.add({ out, mayListen: async () => (await identify(request)) !== undefined });
      carry(events, out).catch(() => out.destroy());
      return reply;
    },
  });
}
