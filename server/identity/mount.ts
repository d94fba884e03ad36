import type { FastifyInstance } from 'fastify';

/** The addresses of identity that are no part of the contract. */
export function mountIdentity(app: FastifyInstance) {
  app.get('/api/login', (_request, reply) => reply.redirect('/auth'));
}
