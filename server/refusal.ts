import { ORPCError } from '@orpc/server';
import { type RefusalCode, refusals } from '#contract/endpoint.ts';

type RefusalData = { reason?: string; retryAfter?: number; issues?: { path: string; message: string }[] };

/** One of the contract's refusals, to be thrown. */
export function refuse(code: RefusalCode, data?: RefusalData, message: string = refusals[code].message) {
  return new ORPCError(code, { status: refusals[code].status, message, data, defined: true });
}

const field = (path: readonly unknown[] = []) =>
  path.map((step) => String(typeof step === 'object' && step && 'key' in step ? step.key : step)).join('.');

type RawIssue = { path?: readonly unknown[]; message: string };

/** One message per field: the first one. */
export function invalid(raw: readonly RawIssue[]) {
  const byField = new Map<string, string>();
  for (const issue of raw) {
    const path = field(issue.path);
    const message =
      issue.message.startsWith('Invalid') && issue.message !== 'Invalid email address.' ? plain(path) : issue.message;
    if (!byField.has(path)) byField.set(path, message);
  }
  return refuse('invalid', { issues: [...byField].map(([path, message]) => ({ path, message })) });
}

const plain = (path: string) =>
  path ? 'This is missing or not of the right kind.' : 'What was sent is missing or not of the right kind.';
