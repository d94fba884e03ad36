import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathIn } from '#server/http/address.ts';
import { endpointsAt } from '#server/http/endpoints.ts';
import type { Identify } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';

/** Bytes of a body that anybody may send: more than any form for strangers holds. */
export const STRANGERS_LIMIT = 16 * 1024;

const isLong = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > STRANGERS_LIMIT;

const isForAnyone = ({ method, url }: FastifyRequest) =>
  endpointsAt(pathIn(url) ?? '').some((endpoint) => endpoint.method === method && endpoint.access === 'anyone');

/** Whoever sends much is looked up before it is read: a stranger's is neither waited for nor parsed. */
export const refuseLongFromStrangers =
  (identify: Identify) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isLong(request) || (await identify(request))) return;
    // What was not read cannot stay on the line: the next call comes on another.
    reply.header('connection', 'close');
    throw refuse(isForAnyone(request) ? 'too_large' : 'signed_out');
  };
