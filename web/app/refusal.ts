import type { RefusalCode } from '#contract/endpoint.ts';

type Issue = { path: string; message: string };

/** The server's message for the screen. `bug` is anything that is not on the contract's list. */
export type Refusal = {
  status: number;
  code: RefusalCode | 'bug' | 'unreachable';
  message: string;
  reason?: string;
  retryAfter?: number;
  issues: readonly Issue[];
};

/** A response that was not ok. Its message is for the console: status, colon, body. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.refusal = readRefusal(status, body);
  }
}

const UNREACHABLE: Refusal = {
  status: 0,
  code: 'unreachable',
  message: 'Mallama couldn’t be reached. Check your connection and try again.',
  issues: [],
};

/** The refusal behind any thrown error. Screens never show an error's own message. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof ApiError ? error.refusal : UNREACHABLE;
}

/** The server's message for one field of a form. */
export function issueAt(error: unknown, path: string): string | undefined {
  return refusalOf(error).issues.find((issue) => issue.path === path)?.message;
}

type Body = Partial<{
  code: RefusalCode;
  message: string;
  data: Partial<Pick<Refusal, 'reason' | 'retryAfter' | 'issues'>>;
}>;

function readRefusal(status: number, body: string): Refusal {
  const { code, message, data } = parse(body);
  return {
    status,
    code: status >= 500 && status !== 503 ? 'bug' : (code ?? 'bug'),
    message: message ?? 'Something went wrong on our side. Please try again.',
    ...(data?.reason !== undefined && { reason: data.reason }),
    ...(data?.retryAfter !== undefined && { retryAfter: data.retryAfter }),
    issues: data?.issues ?? [],
  };
}

/** A proxy may answer with HTML, or nothing. */
function parse(body: string): Body {
  try {
    const parsed: unknown = JSON.parse(body);
    return parsed !== null && typeof parsed === 'object' ? parsed : {};
  } catch {
    return {};
  }
}
