import type { IncomingHttpHeaders } from 'node:http';
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
  /** A field of the request that was not taken, if it is one that an answer can do without. */
  readonly field: string | undefined;

  /** Tokens used anyway, if known. */
  used: number | undefined;

  constructor(kind: FaultKind, about: Partial<Pick<Fault, 'status' | 'retryAfter' | 'field'>> = {}) {
    super(`A provider failed: ${kind}`);
    this.kind = kind;
    this.status = about.status;
    this.retryAfter = about.retryAfter;
    this.field = about.field;
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

function wished(headers: IncomingHttpHeaders): number | undefined {
  const value = (name: string): number => Number(headers[name] ?? Number.NaN);
  const wait = Number.isNaN(value('retry-after-ms')) ? value('retry-after') * 1000 : value('retry-after-ms');
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** How providers say that a prompt exceeds the context. */
const OVER = pattern(
  'context[ _-]?(?:length|size|window)|maximum context|too many tokens|prompt is too long',
  '|exceeds? (?:the )?(?:available |maximum )?(?:context|token|length)|input (?:is )?too long|n_ctx',
  '|reduce the length',
);
const SPARED = pattern('stream_options|response_format');
const TOO_LONG: ReadonlySet<number> = new Set([400, 413, 422, 500]);

/** What a provider's refusal comes to. Its words are read here and never kept. */
export function refused(status: number, headers: IncomingHttpHeaders, words: string): Fault {
  if (TOO_LONG.has(status) && OVER.test(words)) return new Fault('over_context', { status });
  if (status === 401 || status === 403) return new Fault('unauthorised', { status });
  if (status === 429) return new Fault('rate_limited', { status, retryAfter: wished(headers) });
  if (status >= 500) return new Fault('server_error', { status, retryAfter: wished(headers) });
  return new Fault('rejected', { status, field: SPARED.exec(words)?.[0].toLowerCase() });
}

const read = (error: unknown, key: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;

/** Only the kind of an error is kept: what else it tells may repeat a member's words. */
export function faultOf(error: unknown): Fault {
  for (let at: unknown = error; at; at = read(at, 'cause')) if (at instanceof Fault) return at;
  const names = [error, read(error, 'cause')].map((one) => read(one, 'name'));
  // Before an answer begins, a timeout is only the cause of what is thrown.
  if (names.includes('TimeoutError')) return new Fault('too_slow');
  if (names[0] === 'AbortError') return new Fault('cancelled');
  const code = codeOf(error) ?? codeOf(read(error, 'cause'));
  if (code === 'ECONNRESET' || code === 'EPIPE') return new Fault('dropped');
  if (code) return new Fault('unreachable');
  return new Fault(error instanceof Error ? 'ours' : 'not_an_answer');
}
