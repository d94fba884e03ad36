import Fastify from 'fastify';
import pino from 'pino';
import { identityPlugin } from '#server/identity/embedded/plugin.ts';
import { openBed } from '#server/identity/testbed/bed.ts';
import { emulatorPlugin } from '#server/identity/testbed/emulator.ts';
import { operatorOf } from '#server/identity/testbed/operator.ts';

const FOR_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
};

/** The provider alone, for test suites written for the emulator of the protocol it speaks; on this machine only. */
export async function openTestbed(port: number) {
  const bed = openBed(pino({ level: 'silent' }));
  const app = Fastify();
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(FOR_ALL);
    if (request.method === 'OPTIONS') await reply.status(204).send();
  });
  app.register(identityPlugin, { provider: bed.provider, operator: operatorOf(bed) });
  app.register(emulatorPlugin, { bed });
  bed.place.origin = await app.listen({ port, host: '127.0.0.1' });
  return { origin: bed.place.origin, close: () => app.close() };
}
