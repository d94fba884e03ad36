import { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which callers are told that the connection will close. */
const GOODBYE = 300;
/** Milliseconds after which an unfinished call is cut; it may be only half sent. */
const PATIENCE = 4000;
const LOOK = 50;

/** All servers of this app: Fastify opens one per address, and `localhost` has two. */
function serversOf(app: FastifyInstance): HttpServer[] {
  const bindings = Object.getOwnPropertySymbols(app).find(
    ({ description }) => description === 'fastify.serverBindings',
  );
  const others: unknown[] = bindings ? Reflect.get(app, bindings) : [];
  return [...new Set([app.server, ...others])].filter((server) => server instanceof HttpServer);
}

const connectionsTo = (server: HttpServer) => promisify(server.getConnections.bind(server))();

/**
 * Closes without failing a call. First no new connections are accepted, and callers are told to reconnect. Node's own
 * close would cut connections that are between two calls.
 */
export function letNobodyIn(app: FastifyInstance) {
  const { close } = app;
  let wasOpen = false;
  // Before Fastify's close, because that ends connections after each answer, and all callers would reconnect at once.
  app.close = async function (this: FastifyInstance, ...words: Parameters<typeof close>) {
    wasOpen = app.server.listening;
    // After the connections that were already waiting have been accepted.
    if (wasOpen) await nextTurn();
    if (wasOpen) for (const server of serversOf(app)) Server.prototype.close.call(server);
    return close.apply(this, words);
  } as typeof close;
  app.addHook('preClose', async () => {
    if (wasOpen) await sleep(GOODBYE);
  });
}

/** Finishes open calls on every address, after streams were told to end and before anything is closed. */
export function finishCalls(app: FastifyInstance) {
  app.addHook('preClose', async () => {
    const servers = serversOf(app);
    for (let left = PATIENCE; ; left -= LOOK) {
      // After received data has been read; an unread call would be cut with its idle connection.
      await nextTurn();
      // Connections that were busy become idle after their answer.
      for (const server of servers) left > 0 ? server.closeIdleConnections() : server.closeAllConnections();
      const open = await Promise.all(servers.map(connectionsTo));
      if (left <= 0 || open.every((connections) => !connections)) return;
      await sleep(LOOK);
    }
  });
}
