import { pattern } from '#server/reading/pattern.ts';
import { codeOf } from '#server/refused.ts';

/** All ways a provider can fail; only these names are stored, logged and shown. */
export type FaultKind =
  | ('unreachable' | 'unauthorised' | 'rate_limited' | 'server_error' | 'rejected' | 'not_an_answer' | 'empty')
  | ('thought_only' | 'over_context' | 'slow_start' | 'stalled' | 'too_slow' | 'dropped' | 'too_long' | 'filtered')
  | ('unfit' | 'cancelled' | 'ours');

/** A provider's failure without its message, which may repeat a member's text. */
export class Fault extends Error {
  override name = 'Fault';
  readonly kind: FaultKind;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  /** Tokens used anyway, if known. */
  used: number | undefined;

  constructor(kind: FaultKind, about: { status?: number | undefined; retryAfter?: number | undefined } = {}) {
    super(`A provider failed: ${kind}`);
    this.kind = kind;
    this.status = about.status;
    this.retryAfter = about.retryAfter;
  }
}

const AGAIN: ReadonlySet<FaultKind> = new Set(['unreachable', 'rate_limited', 'server_error', 'dropped']);
const LONGEST_WAIT = 2000;

const UNASKED: ReadonlySet<FaultKind> = new Set(['unreachable', 'unauthorised', 'rate_limited']);
export const isUnasked = ({ kind }: Fault) => UNASKED.has(kind);

/** Failures that say something about the provider, and not only about this request. */
const THEIRS: ReadonlySet<FaultKind> = new Set([
  ...['unreachable', 'unauthorised', 'rate_limited', 'server_error', 'slow_start'],
  ...['stalled', 'too_slow', 'dropped', 'not_an_answer'],
] as FaultKind[]);
export const isTheirs = ({ kind }: Fault) => THEIRS.has(kind);

/** Milliseconds before the retry; undefined if a retry is useless. */
export function waitBefore({ kind, retryAfter = 250 }: Fault): number | undefined {
  return AGAIN.has(kind) && retryAfter <= LONGEST_WAIT ? retryAfter : undefined;
}

function wished(headers: unknown): number | undefined {
  if (typeof headers !== 'object' || headers === null) return undefined;
  const value = (name: string): number => Number(Reflect.get(headers, name) ?? Number.NaN);
  const wait = Number.isNaN(value('retry-after-ms')) ? value('retry-after') * 1000 : value('retry-after-ms');
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function byStatus(status: number, headers: unknown): Fault {
  if (status === 401 || status === 403) return new Fault('unauthorised', { status });
  if (status === 429) return new Fault('rate_limited', { status, retryAfter: wished(headers) });
  if (status >= 500) return new Fault('server_error', { status, retryAfter: wished(headers) });
  return new Fault(status >= 400 ? 'rejected' : 'not_an_answer', { status });
}

/** How providers say that a prompt exceeds the context. */
const OVER = pattern(
  'context[ _-]?(?:length|size|window)|maximum context|too many tokens|prompt is too long',
  '|exceeds? (?:the )?(?:available |maximum )?(?:context|token|length)|input (?:is )?too long|n_ctx',
  '|reduce the length',
);
const saysTooLong = (error: unknown, status: number) => {
  const body = read(error, 'responseBody');
  return (
    (status === 400 || status === 413 || status === 422 || status === 500) &&
    typeof body === 'string' &&
    OVER.test(body.slice(0, 4000))
  );
};

const read = (error: unknown, key: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;

const refusedWith = (error: unknown, status: number): Fault =>
  saysTooLong(error, status) ? new Fault('over_context', { status }) : byStatus(status, read(error, 'responseHeaders'));

const isOurs = (error: unknown): boolean => error instanceof Error && !error.cause && !/^AI_/.test(error.name);

/** An AI SDK error contains the whole prompt, so only its kind is kept. */
export function faultOf(error: unknown): Fault {
  for (let at: unknown = error; at; at = read(at, 'cause')) if (at instanceof Fault) return at;
  const status = read(error, 'statusCode');
  return typeof status === 'number' && status >= 400 ? refusedWith(error, status) : byName(error, status);
}

function byName(error: unknown, status: unknown): Fault {
  const name = read(error, 'name');
  if (name === 'AI_JSONParseError' || name === 'AI_TypeValidationError') return new Fault('not_an_answer');
  if (name === 'AI_InvalidResponseDataError') return new Fault('dropped');
  if (name === 'AbortError') return new Fault('cancelled');
  const code = codeOf(error) ?? codeOf(read(error, 'cause')) ?? codeOf(read(read(error, 'cause'), 'cause'));
  if (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE') return new Fault('dropped');
  if (code) return new Fault('unreachable');
  if (isOurs(error)) return new Fault('ours');
  return new Fault(status === 200 ? 'dropped' : 'not_an_answer');
}
