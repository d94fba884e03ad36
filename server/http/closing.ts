import { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which whoever is calling hears that the connection ends, before it does. */
const GOODBYE = 300;
/** Milliseconds after which a call that is still unfinished is cut: it may have been sent by halves. */
const PATIENCE = 4000;
const LOOK = 50;

/** All that listen for this app: `localhost` is two addresses, and Fastify opens a server for each. */
function serversOf(app: FastifyInstance): HttpServer[] {
  const bindings = Object.getOwnPropertySymbols(app).find(
    ({ description }) => description === 'fastify.serverBindings',
  );
  const others: unknown[] = bindings ? Reflect.get(app, bindings) : [];
  return [...new Set([app.server, ...others])].filter((server) => server instanceof HttpServer);
}

const connectionsTo = (server: HttpServer) => promisify(server.getConnections.bind(server))();

/**
 * Closing fails no call. First of all nobody new is let in, so that none waits at a door that is shut, and those who call
 * again hear that it was their connection's last call. HTTP's own close would cut who is between two calls.
 */
export function letNobodyIn(app: FastifyInstance) {
  const { close } = app;
  let wasOpen = false;
  // Before Fastify knows of it: from then on it ends connections after each answer, and everybody would come back at once.
  app.close = async function (this: FastifyInstance, ...words: Parameters<typeof close>) {
    wasOpen = app.server.listening;
    // Right after who stood at the door was let in.
    if (wasOpen) await nextTurn();
    if (wasOpen) for (const server of serversOf(app)) Server.prototype.close.call(server);
    return close.apply(this, words);
  } as typeof close;
  app.addHook('preClose', async () => {
    if (wasOpen) await sleep(GOODBYE);
  });
}

/** Calls under way are finished, on every address; when streams were told to end, and before anything is put away. */
export function finishCalls(app: FastifyInstance) {
  app.addHook('preClose', async () => {
    const servers = serversOf(app);
    for (let left = PATIENCE; ; left -= LOOK) {
      // Right after what came in was read: a call that arrived unread would be cut with its idle connection.
      await nextTurn();
      // A connection that was busy a moment ago is idle after its answer.
      for (const server of servers) left > 0 ? server.closeIdleConnections() : server.closeAllConnections();
      const open = await Promise.all(servers.map(connectionsTo));
      if (left <= 0 || open.every((connections) => !connections)) return;
      await sleep(LOOK);
    }
  });
}
