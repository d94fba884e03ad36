import { codeOf } from '#server/refused.ts';

/** Every way in which a provider may fail us, by name: what is stored, logged and told of it. */
const faults = [
  'unreachable',
  'unauthorised',
  'rate_limited',
  'server_error',
  'rejected',
  'not_an_answer',
  'empty',
  'thought_only',
  'over_context',
  'slow_start',
  'stalled',
  'too_slow',
  'dropped',
  'too_long',
  'filtered',
  'unfit',
  'cancelled',
  'ours',
] as const;
export type FaultKind = (typeof faults)[number];

/** A provider's failure without its words: they may repeat what a member wrote. */
export class Fault extends Error {
  override name = 'Fault';
  readonly kind: FaultKind;
  readonly status: number | undefined;
  /** Milliseconds after which the provider wants to be asked again. */
  readonly retryAfter: number | undefined;

  /** What was used all the same, where it was told. */
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

/** Nobody read what was sent. */
const UNASKED: ReadonlySet<FaultKind> = new Set(['unreachable', 'unauthorised', 'rate_limited']);
export const isUnasked = ({ kind }: Fault) => UNASKED.has(kind);

/** What tells something about the provider, not about the one thing that it was asked. */
const THEIRS: ReadonlySet<FaultKind> = new Set([
  ...['unreachable', 'unauthorised', 'rate_limited', 'server_error', 'slow_start'],
  ...['stalled', 'too_slow', 'dropped', 'not_an_answer'],
] as FaultKind[]);
export const isTheirs = ({ kind }: Fault) => THEIRS.has(kind);

/** How long to wait before the one more try; undefined where another try is of no use. */
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

/** How providers and model servers say that a prompt is longer than the model can read. */
const OVER = new RegExp(
  [
    'context[ _-]?(?:length|size|window)|maximum context|too many tokens|prompt is too long',
    '|exceeds? (?:the )?(?:available |maximum )?(?:context|token|length)|input (?:is )?too long|n_ctx',
    '|reduce the length',
  ].join(''),
  'i',
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

/** Of our own code: neither the SDK's nor the network's. */
const isOurs = (error: unknown): boolean => error instanceof Error && !error.cause && !/^AI_/.test(error.name);

/** An AI SDK error carries the whole prompt: from here on only its kind is left. */
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
