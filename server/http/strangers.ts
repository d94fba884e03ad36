import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathIn } from '#server/http/address.ts';
import { endpointsAt } from '#server/http/endpoints.ts';
import type { Identify } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';

/** The body limit for anonymous callers, in bytes. */
export const STRANGERS_LIMIT = 16 * 1024;

const isLong = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > STRANGERS_LIMIT;

const isForAnyone = ({ method, url }: FastifyRequest) =>
  endpointsAt(pathIn(url) ?? '').some((endpoint) => endpoint.method === method && endpoint.access === 'anyone');

/** The caller of a long request is identified before its body is read. */
export const refuseLongFromStrangers =
  (identify: Identify) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isLong(request) || (await identify(request))) return;
    // The unread body would be in the way of the next call, so the connection is closed.
    reply.header('connection', 'close');
    throw refuse(isForAnyone(request) ? 'too_large' : 'signed_out');
  };
