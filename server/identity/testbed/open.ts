import type { IncomingHttpHeaders } from 'node:http';
import Fastify from 'fastify';
import pino from 'pino';
import { identityPlugin } from '#server/identity/embedded/plugin.ts';
import { openBed } from '#server/identity/testbed/bed.ts';
import { emulatorPlugin } from '#server/identity/testbed/emulator.ts';
import { operatorOf } from '#server/identity/testbed/operator.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';

/** Some browsers accept no star, so the requested headers are named. */
const forPages = ({ origin, ...headers }: IncomingHttpHeaders) => ({
  'access-control-allow-origin': origin ?? '*',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
  'access-control-allow-methods': METHODS,
  ...(headers['access-control-request-private-network'] && { 'access-control-allow-private-network': 'true' }),
  vary: 'origin, access-control-request-headers',
});

const ELSEWHERE = { error: { code: 403, message: 'The testbed serves this machine only.' } };
const isHere = (origin: string) =>
  URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

/** The provider alone, for test suites written for the protocol's emulator. Only for this machine. */
export async function openTestbed(port: number) {
  const bed = openBed(pino({ level: 'silent' }));
  const app = Fastify();
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host = '' } = request.headers;
    // Other sites, and hosts whose name was made to lead here, must not reach accounts that anyone may read.
    if ((origin && !isHere(origin)) || !isHere(`http://${host}`)) return reply.status(403).send(ELSEWHERE);
    reply.headers(forPages(request.headers));
    if (request.method === 'OPTIONS') await reply.status(204).send();
  });
  app.register(identityPlugin, { provider: bed.provider, operator: operatorOf(bed) });
  app.register(emulatorPlugin, { bed });
  bed.place.origin = await app.listen({ port, host: '127.0.0.1' });
  return { origin: bed.place.origin, close: () => app.close() };
}
