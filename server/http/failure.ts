import { ORPCError } from '@orpc/server';
import type { Logger } from 'pino';
import { type RefusalCode, refusals } from '#contract/endpoint.ts';
import { isDatabaseAway } from '#server/database/connection.ts';
import { invalid, refuse } from '#server/refusal.ts';
import { NoKey } from '#server/vault/vault.ts';
import { withoutContent } from '#server/without-content.ts';

const isDefined = (error: ORPCError<string, unknown>): error is ORPCError<RefusalCode, unknown> =>
  error.code in refusals;

type Issues = { issues?: { path?: readonly unknown[]; message: string }[] };

/** Turns every failure into one of the contract's refusals, or a 500 with nothing but an id. */
export function asRefusal(error: unknown, requestId: string, log: Logger): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (isDefined(error)) return error;
    if (error.code === 'BAD_REQUEST')
      return invalid((error.data as Issues | undefined)?.issues ?? [{ message: 'Invalid' }]);
    if (error.code === 'NOT_FOUND') return refuse('not_found');
  }
  if (error instanceof NoKey) return refuse('not_found');
  if (isDatabaseAway(error)) {
    log.error({ requestId, error: withoutContent(error) }, 'the database is away');
    return refuse('unavailable', { retryAfter: 2 });
  }
  log.error({ requestId, error: withoutContent(error) }, 'a bug');
  const message = `Something went wrong on our side. If you report it, this helps us find it: ${requestId}`;
  return new ORPCError('bug', { status: 500, message, data: { id: requestId } });
}

const BY_STATUS: Record<number, RefusalCode> = {
  400: 'invalid',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many',
};

/** Fastify's own refusals (body too large, malformed JSON ...) as ours. */
export function fromFastify(error: unknown): ORPCError<string, unknown> | undefined {
  if (error instanceof ORPCError) return error;
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return undefined;
  const code = BY_STATUS[error.statusCode];
  if (!code) return undefined;
  return code === 'invalid'
    ? invalid([{ message: 'What was sent could not be read. Please send valid JSON.' }])
    : refuse(code);
}

/** The Retry-After header, where a refusal has one. */
export function retryAfter({ data }: { data?: unknown }): string | undefined {
  const wait = data && typeof data === 'object' && 'retryAfter' in data ? data.retryAfter : undefined;
  return typeof wait === 'number' ? String(wait) : undefined;
}
