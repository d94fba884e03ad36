/** Every error name of this provider. All other errors are answered without a message. */
const VERDICTS = [
  'ADMIN_ONLY_OPERATION',
  'API_KEY_INVALID',
  'CLAIMS_TOO_LARGE',
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  'DUPLICATE_LOCAL_ID',
  'EMAIL_EXISTS',
  'EMAIL_NOT_FOUND',
  'EXPIRED_OOB_CODE',
  'FORBIDDEN_CLAIM',
  'INSUFFICIENT_PERMISSION',
  'INVALID_ARGUMENT',
  'INVALID_CLAIMS',
  'INVALID_CONTINUE_URI',
  'INVALID_EMAIL',
  'INVALID_GRANT_TYPE',
  'INVALID_IDENTIFIER',
  'INVALID_ID_TOKEN',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_NEW_EMAIL',
  'INVALID_OOB_CODE',
  'INVALID_PASSWORD',
  'INVALID_REFRESH_TOKEN',
  'INVALID_REQ_TYPE',
  'MISSING_CONTINUE_URI',
  'MISSING_EMAIL',
  'MISSING_GRANT_TYPE',
  'MISSING_IDENTIFIER',
  'MISSING_ID_TOKEN',
  'MISSING_LOCAL_ID',
  'MISSING_NEW_EMAIL',
  'MISSING_OOB_CODE',
  'MISSING_PASSWORD',
  'MISSING_REFRESH_TOKEN',
  'MISSING_REQ_TYPE',
  'NOT_FOUND',
  'OPERATION_NOT_ALLOWED',
  'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
  'TOKEN_EXPIRED',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'UNAUTHORIZED_DOMAIN',
  'UNEXPECTED_PARAMETER',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'WEAK_PASSWORD',
] as const;

export type VerdictCode = (typeof VERDICTS)[number];

/** A final refusal, in the SDK's words. */
export class Verdict extends Error {
  override name = 'Verdict';
  readonly status: number;

  constructor(code: VerdictCode, words?: string, status = 400) {
    super(words ? `${code} : ${words}` : code);
    this.status = status;
  }

  get body() {
    const { status: code, message } = this;
    const denied = code === 403 && { status: 'PERMISSION_DENIED' };
    return { error: { code, message, ...denied, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
  }
}
