import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { recordAction } from '#server/admin/audit.ts';
import { addApi } from '#server/http/api.ts';
import { readJsonBodies } from '#server/http/bodies.ts';
import { finishCalls, letNobodyIn } from '#server/http/closing.ts';
import { addApiDocs } from '#server/http/docs/docs.ts';
import { asRefusal, fromFastify, retryAfter } from '#server/http/failure.ts';
import { floodgate } from '#server/http/flood.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { addHealthChecks } from '#server/http/health.ts';
import { addLiveStream } from '#server/http/live.ts';
import { STRANGERS_LIMIT } from '#server/http/strangers.ts';
import { policyFor, serveWeb } from '#server/http/web.ts';
import { addIdentityAddresses } from '#server/identity/addresses.ts';
import type { Identify } from '#server/identity/caller.ts';
import { networkOf } from '#server/network-address.ts';
import { addPaymentWebhook } from '#server/payments/webhook.ts';
import { refuse } from '#server/refusal.ts';
import { readAhead, rooms } from '#server/rooms.ts';
import type { House } from '#server/services.ts';

/** Milliseconds in which a request must arrive in full. */
const REQUEST_TIMEOUT = 60_000;
/** Milliseconds for replies to end when the process is asked to stop; less than connections get. */
const REPLIES_PATIENCE = 2500;
/** Writes per address: a burst, then a rate per second. Far more than a household needs. */
const WRITES = [5000, 1000] as const;

type App = FastifyInstance;
type Failed = { toJSON(): unknown; status: number; data?: unknown };

function sendRefusal(reply: FastifyReply, error: Failed) {
  const wait = retryAfter(error);
  if (wait) reply.header('retry-after', wait);
  return reply.status(error.status).header('cache-control', 'no-store').send(error.toJSON());
}

function withoutSchemas(): never {
  throw new Error('Schemas belong into the contract.');
}

/** Fastify, with our refusals for what it rejects before our code runs. */
function bare(house: House, headers: Record<string, string>) {
  return Fastify({
    bodyLimit: STRANGERS_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    // The contract validates input and output, so Fastify's schema compilers need not be loaded.
    schemaController: { compilersFactory: { buildValidator: withoutSchemas, buildSerializer: withoutSchemas } },
    return503OnClosing: false,
    trustProxy: house.config.trustedProxies.length > 0 ? house.config.trustedProxies : false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: house.log as FastifyBaseLogger,
    frameworkErrors: (_error, _request, reply) => sendRefusal(reply.headers(headers), refuse('not_found')),
  });
}

/** Headers, flood protection, one log line per request, and one form for failures. */
function rules(app: App, house: House, headers: Record<string, string>) {
  const admits = floodgate(...WRITES);
  app.decorateRequest('endpoint', '');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && !admits(networkOf(request.ip), performance.now())) throw refuse('too_many', { retryAfter: 1 });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { id: requestId, endpoint } = request;
    house.log.info({ requestId, endpoint, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.setErrorHandler((error, request, reply) =>
    sendRefusal(reply, asRefusal(fromFastify(error) ?? error, request.id, house.log)),
  );
}

/** The whole app, ready to listen or to be called through `inject`. */
export async function buildApp(house: House, identify: Identify, webFolder: string): Promise<App> {
  const headers = securityHeaders(house.config, policyFor(house.config, webFolder));
  const app = bare(house, headers);
  readJsonBodies(app);
  rules(app, house, headers);
  letNobodyIn(app);
  addHealthChecks(app, house);
  addApiDocs(app);
  addIdentityAddresses(app, house.identity);
  addLiveStream(app, house, identify);
  // Before connections close: replies end, or continue in another process.
  app.addHook('preClose', () => house.coach.runs.leave(REPLIES_PATIENCE));
  addPaymentWebhook(app, house);
  addApi(app, house, identify, { rooms, recordAction, readAhead });
  finishCalls(app);
  const hasWeb = existsSync(join(webFolder, 'index.html'));
  const sendPage = hasWeb ? await serveWeb(app, house.config, webFolder) : undefined;
  app.setNotFoundHandler((request, reply) => sendPage?.(request, reply) ?? sendRefusal(reply, refuse('not_found')));
  return app;
}
