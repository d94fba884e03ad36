import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#server/database/connection.ts';
import { deviceOf } from '#server/identity/embedded/device/device.ts';
import { deviceCookie, deviceIn } from '#server/identity/embedded/device/device-cookie.ts';
import { Busy } from '#server/identity/embedded/line.ts';
import type { Call, Provider } from '#server/identity/embedded/provider.ts';
import { callAt, TOKEN } from '#server/identity/embedded/routes.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';
import { networkOf } from '#server/network-address.ts';
import { withoutContent } from '#server/without-content.ts';

const BODY_LIMIT = 32 * 1024;

/**
 * Unexpected errors are answered without `error.message`. At page load the SDK takes any message as final and signs
 * out; without one it assumes an outage and keeps the session.
 */
const TROUBLE = { retry: true };

export function readBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? {} : JSON.parse(String(body)));
    } catch {
      done(new Verdict('INVALID_ARGUMENT'), undefined);
    }
  });
}

/** Any website can post a form without being asked, so forms are read only where the protocol has one. */
function readForms(app: FastifyInstance, isTaken: (request: FastifyRequest) => boolean) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (isTaken(request)) done(null, Object.fromEntries(new URLSearchParams(String(body))));
    else done(new Verdict('INVALID_ARGUMENT', undefined, 415), undefined);
  });
}

export const pathOf = (request: FastifyRequest) => decodeURIComponent(request.url.split('?')[0] ?? '');

function hasKey({ query, headers }: FastifyRequest) {
  if (headers['x-goog-api-key']) return true;
  return typeof query === 'object' && query !== null && 'key' in query && Boolean(query.key);
}

function isFields(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** The form of an answer to a malformed request, noticed before any call. */
function asVerdict(error: unknown): Verdict | undefined {
  if (error instanceof Verdict) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return status === 400 || status === 413 || status === 415
    ? new Verdict('INVALID_ARGUMENT', undefined, status)
    : undefined;
}

function troubleOf(error: unknown): 429 | 500 | 503 {
  if (error instanceof ORPCError && error.status === 429) return 429;
  return error instanceof Busy || isDatabaseAway(error) ? 503 : 500;
}

/** Calls that the testbed adds for its operator. */
type Operator = (request: FastifyRequest) => Call | undefined;

/** The provider's calls at the root of the origin, where the SDK expects them. */
export async function identityPlugin(
  app: FastifyInstance,
  { provider, operator }: { provider: Provider; operator?: Operator },
) {
  readBodies(app);
  readForms(app, (request) => pathOf(request) === TOKEN);

  app.setErrorHandler((error, request, reply) => {
    const verdict = asVerdict(error);
    if (verdict) return reply.status(verdict.status).send(verdict.body);
    const status = troubleOf(error);
    if (status === 500) {
      provider.log.error({ requestId: request.id, error: withoutContent(error) }, 'an identity call failed');
    }
    return reply.status(status).header('retry-after', '2').send(TROUBLE);
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const operation = operator?.(request);
    const call = operation ?? callAt(request.method, pathOf(request));
    if (!call) throw new Verdict('NOT_FOUND', undefined, 404);
    if (!operation && !hasKey(request)) throw new Verdict('API_KEY_INVALID', undefined, 403);
    const body = request.body ?? {};
    if (!isFields(body)) throw new Verdict('INVALID_ARGUMENT');
    const { cookie, 'user-agent': agent } = request.headers;
    const deviceId = deviceIn(cookie);
    const told = await call(provider, {
      body,
      address: networkOf(request.ip),
      device: deviceOf(agent),
      deviceId,
      cookie,
    });
    if ('idToken' in told && provider.settings.throttles)
      reply.header('set-cookie', deviceCookie(deviceId, provider.isSecure));
    return told;
  };

  for (const url of ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']) {
    app.route({
      url,
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      bodyLimit: BODY_LIMIT,
      handler: async (request, reply) => reply.header('cache-control', 'no-store').send(await answer(request, reply)),
    });
  }
}
