import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { House } from '#server/services.ts';

/** `/livez`: the process answers. `/readyz`: it can also do its work. */
export function addHealthChecks(app: FastifyInstance, house: House) {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await house.db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'unavailable', database: 'away' });
    }
  });
}
