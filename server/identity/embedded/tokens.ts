import { timingSafeEqual } from 'node:crypto';
import { errors } from 'jose';
import type { Claims } from '#server/identity/claims.ts';
import { ID_TOKEN } from '#server/identity/embedded/lifetimes.ts';
import type { Provider } from '#server/identity/embedded/provider.ts';
import type { Account, SignIn } from '#server/identity/embedded/store.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';
import { readToken } from '#server/identity/verify.ts';

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

export function idToken({ ring, trust, now }: Provider, account: Account, session: SignIn): Promise<string> {
  const { id, email, emailVerified, profile } = account;
  const issued = seconds(now());
  const identities = email ? { email: [email] } : {};
  const how = email && (account.passwordHash || account.usesLink) ? 'password' : 'anonymous';
  return ring.sign({
    ...account.claims,
    iss: trust.issuer,
    aud: trust.audience,
    sub: id,
    user_id: id,
    auth_time: seconds(session.signedInAt),
    iat: issued,
    exp: issued + ID_TOKEN,
    sid: session.id,
    ...(profile.name && { name: profile.name }),
    ...(profile.picture && { picture: profile.picture }),
    ...(email ? { email, email_verified: emailVerified } : { provider_id: 'anonymous' }),
    firebase: { identities, sign_in_provider: how },
  });
}

/** The claims of an ID token. An expired token gets an error of its own. */
export async function readIdToken({ trust, now }: Provider, token: string): Promise<Claims & { sessionId: string }> {
  try {
    const claims = await readToken(token, trust, now());
    if (claims?.sessionId) return { ...claims, sessionId: claims.sessionId };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Verdict('TOKEN_EXPIRED');
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw new Verdict('INVALID_ID_TOKEN');
}

const seal = ({ keyedHash }: Provider, session: string, generation: number) =>
  keyedHash('refresh', `${session}.${generation}`);

/** Contains the session and its rotation count. Only this installation can make one. */
export const refreshToken = (provider: Provider, session: string, generation: number) =>
  `${session}.${generation}.${seal(provider, session, generation)}`;

export function readRefreshToken(provider: Provider, token: string): { session: string; generation: number } {
  const [, session = '', count = '', mac = ''] = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  const wanted = Buffer.from(seal(provider, session, Number(count)));
  if (mac.length !== wanted.length || !timingSafeEqual(Buffer.from(mac), wanted))
    throw new Verdict('INVALID_REFRESH_TOKEN');
  return { session, generation: Number(count) };
}
