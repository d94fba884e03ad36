import { randomBytes } from 'node:crypto';

const NAME = 'mallama-device';
const SHOWN = /(?:^|;\s*)mallama-device=([\w-]{43})(?:;|$)/;
/** Only the calls of sign-in get this cookie. */
const PATH = '/identitytoolkit.googleapis.com';
const MONTHS = 90 * 24 * 60 * 60;

/** The browser's own number, or a new one. It means nothing until a sign-in. */
export const deviceIn = (cookie: string | undefined) =>
  SHOWN.exec(cookie ?? '')?.[1] ?? randomBytes(32).toString('base64url');

export const deviceCookie = (id: string, isSecure: boolean) =>
  `${NAME}=${id}; Path=${PATH}; Max-Age=${MONTHS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
