import type { Ask } from '#server/identity/embedded/provider.ts';
import { Verdict, type VerdictCode } from '#server/identity/embedded/verdict.ts';

/** Longer than any field of an honest request, passwords included. */
export const LONGEST = 4096;

/** The text of a field. A field of another type is no mistake that people make, so it is refused. */
export function field({ body }: Pick<Ask, 'body'>, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || value.length > LONGEST) throw new Verdict('INVALID_ARGUMENT', name);
  return value;
}

export function required(ask: Pick<Ask, 'body'>, name: string, missing: VerdictCode): string {
  const value = field(ask, name);
  if (!value) throw new Verdict(missing);
  return value;
}
