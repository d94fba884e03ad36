/** A reason not to start that the operator can act on: one sentence, printed without a stack trace. */
export class Refused extends Error {
  override name = 'Refused';
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
