import { createRemoteJWKSet, customFetch, errors, type FetchImplementation } from 'jose';
import type { Trust } from '#server/identity/verify.ts';
import { refuse } from '#server/refusal.ts';

const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const SIX_HOURS = 6 * 60 * 60 * 1000;

/** Google's keys that cannot be reached are our trouble: a 401 would sign people out. */
export function trustGoogle(projectId: string, fetch: FetchImplementation = globalThis.fetch): Trust {
  const keys = createRemoteJWKSet(new URL(KEYS), {
    cacheMaxAge: SIX_HOURS,
    timeoutDuration: 5000,
    [customFetch]: fetch,
  });
  return {
    algorithm: 'RS256',
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    hasSessions: false,
    async key(header, token) {
      try {
        return await keys(header, token);
      } catch (error) {
        if (error instanceof errors.JWKSNoMatchingKey) throw error;
        throw refuse('unavailable', { reason: 'identity_provider', retryAfter: 5 });
      }
    },
  };
}
