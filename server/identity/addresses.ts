import type { FastifyInstance } from 'fastify';
import { identityPlugin } from '#server/identity/embedded/plugin.ts';
import type { Identity } from '#server/identity/identity.ts';

/** The addresses of identity that are no part of the contract. */
export function addIdentityAddresses(app: FastifyInstance, { provider }: Identity) {
  app.get('/api/login', (_request, reply) => reply.redirect('/auth'));
  if (provider) app.register(identityPlugin, { provider });
}
