import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type Claims, readClaims } from '#server/identity/claims.ts';

/** How far two clocks may be apart, in seconds. */
const TOLERANCE = 60;
const HELD = 5000;
const LONGEST = 8192;

/** Who may have signed a token, how, and for whom. */
export type Trust = {
  algorithm: 'ES256' | 'RS256';
  issuer: string;
  audience: string;
  key: JWTVerifyGetKey;
  /** Whether its tokens are bound to a session that can be ended. */
  hasSessions: boolean;
};

/** A token that was found good; `met` once the person behind it was made known to the house, as which member. */
type Known = { claims: Claims; met: boolean; memberId?: string };

/** Reads a token that is good in every respect; fails with one of jose's errors, or says nothing. */
export async function readToken(token: string, trust: Trust, now: Date): Promise<Claims | undefined> {
  const { payload } = await jwtVerify(token, trust.key, {
    algorithms: [trust.algorithm],
    issuer: trust.issuer,
    audience: trust.audience,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time', ...(trust.hasSessions ? ['sid'] : [])],
    maxTokenAge: '1 hour',
    clockTolerance: TOLERANCE,
    currentDate: now,
  });
  const claims = readClaims(payload, now.getTime() / 1000 + TOLERANCE);
  return claims && !trust.hasSessions ? { ...claims, sessionId: null } : claims;
}

async function check(token: string, trust: Trust, now: Date): Promise<Claims | undefined> {
  try {
    return await readToken(token, trust, now);
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Says who a token speaks for, or nothing. What was found good is remembered until it expires. */
export function openVerifier(trust: Trust, now: () => Date) {
  const held = new Map<string, Known>();

  return async function verify(token: string): Promise<Known | undefined> {
    const known = held.get(token);
    const at = now();
    if (known && known.claims.expiresAt + TOLERANCE * 1000 > at.getTime()) return known;
    held.delete(token);
    if (token.length > LONGEST) return undefined;
    const claims = await check(token, trust, at);
    if (!claims) return undefined;
    if (held.size >= HELD) held.delete(held.keys().next().value ?? '');
    const found = { claims, met: false };
    held.set(token, found);
    return found;
  };
}

export type Verify = ReturnType<typeof openVerifier>;
