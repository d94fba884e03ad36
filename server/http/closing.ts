import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which whoever is calling hears that the connection ends, before it does. */
const GOODBYE = 200;
/** Milliseconds after which a call that is still unfinished is cut: it may have been sent by halves. */
const PATIENCE = 4000;

/** Closing fails no call: those under way are finished, those that come meanwhile are answered on their last connection. */
export function closeGently(app: FastifyInstance) {
  const { server } = app;
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    await sleep(GOODBYE);
    // A connection that was busy when closing began is idle after its answer, and nobody else looks again.
    const looking = setInterval(() => server.closeIdleConnections(), 50);
    const cutting = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.once('close', () => {
      clearInterval(looking);
      clearTimeout(cutting);
    });
  });
}
