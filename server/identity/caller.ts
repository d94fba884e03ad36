import type { FastifyRequest } from 'fastify';
import type { AccessFacts } from '#contract/account.ts';

/** Who is calling: what the gate and the handlers may know of a signed-in person. */
export type Caller = {
  id: string;
  /** An active trial or membership, or an admin: app access. */
  hasAccess: boolean;
  isAdmin: boolean;
  /** What access was derived from. */
  facts: AccessFacts;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  picture: string | null;
  /** The embedded provider's session, when it is the one who vouches. */
  sessionId: string | null;
  /** When they last proved who they are. */
  signedInAt: Date;
  createdAt: Date;
  issuer: string;
  subject: string;
};

/**
 * Who sends a request. `foreseen` hears at once whose good token it carries, where that was found out before;
 * whether they are still signed in is known only in the end.
 */
export type Identify = (request: FastifyRequest, foreseen?: (memberId: string) => void) => Promise<Caller | undefined>;
