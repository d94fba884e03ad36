import { Verdict } from '#server/identity/embedded/verdict.ts';

const LONGEST = 1000;
/** Claims that nobody may set. */
const OWN = [
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'cnf',
  'c_hash',
  'exp',
  'firebase',
  'iat',
  'iss',
  'jti',
  'nbf',
  'nonce',
  'sub',
];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Verdict('INVALID_CLAIMS');
  }
}

/** Further claims for an account's tokens. */
export function readClaims(text: string): Record<string, unknown> {
  const claims = parsed(text);
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) throw new Verdict('INVALID_CLAIMS');
  const forbidden = OWN.find((name) => Object.hasOwn(claims, name));
  if (forbidden) throw new Verdict('FORBIDDEN_CLAIM', forbidden);
  if (text.length > LONGEST) throw new Verdict('CLAIMS_TOO_LARGE');
  return { ...claims };
}
