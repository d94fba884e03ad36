import { randomBytes } from 'node:crypto';
import { field, LONGEST, required } from '#server/identity/embedded/body.ts';
import { readEmail } from '#server/identity/embedded/email.ts';
import type { Call } from '#server/identity/embedded/provider.ts';
import { holderOf } from '#server/identity/embedded/sign-ins.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

const SIGNS = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+- '];

export const passwordPolicy: Call = async ({ settings }) => ({
  customStrengthOptions: { minPasswordLength: settings.passwordMinLength, maxPasswordLength: LONGEST },
  allowedNonAlphanumericCharacters: SIGNS,
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
});

/** There is no captcha; sign-in is protected by counting. */
export const recaptchaConfig: Call = async () => ({ recaptchaKey: '', recaptchaEnforcementState: [] });

export const projects: Call = async ({ trust, origins }) => ({
  projectId: trust.audience,
  authorizedDomains: origins?.map((origin) => new URL(origin).hostname) ?? ['localhost', '127.0.0.1'],
});

export const createAuthUri: Call = async (provider, ask) => {
  const email = readEmail(field(ask, 'identifier'), 'MISSING_IDENTIFIER', 'INVALID_IDENTIFIER');
  if (!URL.canParse(required(ask, 'continueUri', 'MISSING_CONTINUE_URI'))) throw new Verdict('INVALID_CONTINUE_URI');
  const sessionId = field(ask, 'sessionId') ?? randomBytes(16).toString('base64url');
  const kind = 'identitytoolkit#CreateAuthUriResponse';
  if (provider.settings.protectsAddresses) return { kind, sessionId, signinMethods: [] };
  const account = await provider.store.accountByEmail(email);
  const signinMethods = [...(account?.passwordHash ? ['password'] : []), ...(account?.usesLink ? ['emailLink'] : [])];
  return {
    kind,
    sessionId,
    registered: account !== undefined,
    allProviders: signinMethods.length > 0 ? ['password'] : [],
    signinMethods,
  };
};

export const notOffered: Call = async () => {
  throw new Verdict('OPERATION_NOT_ALLOWED', 'Only email login is offered here.');
};

/** Tokens of other services are not issued here, so there is nothing to revoke. */
export const revokeToken: Call = async (provider, ask) => {
  await holderOf(provider, ask);
  return {};
};
