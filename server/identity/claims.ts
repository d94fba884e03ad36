import type { JWTPayload } from 'jose';

/** What a person's provider says about them; sealed where it is kept, for it names them. */
export type Profile = { email: string | null; name: string | null; picture: string | null };

/** What a verified token says. */
export type Claims = Profile & {
  issuer: string;
  subject: string;
  emailVerified: boolean;
  /** The embedded provider's session; an outside provider's tokens name none. */
  sessionId: string | null;
  signedInAt: Date;
  expiresAt: number;
};

const text = (value: unknown) => (typeof value === 'string' && value ? value : null);

/** A well-signed token may still say nonsense: then it says nothing. */
export function readClaims(payload: JWTPayload, latest: number): Claims | undefined {
  const { iss, sub, exp, auth_time: signedIn, ...rest } = payload;
  if (!iss || !sub || sub.length > 128 || !exp || typeof signedIn !== 'number' || signedIn > latest) return undefined;
  return {
    issuer: iss,
    subject: sub,
    email: text(rest.email)?.toLowerCase() ?? null,
    emailVerified: rest.email_verified === true,
    name: text(rest.name),
    picture: text(rest.picture),
    sessionId: text(rest.sid),
    signedInAt: new Date(signedIn * 1000),
    expiresAt: exp * 1000,
  };
}
