import { randomBytes } from 'node:crypto';

const NAME = 'mallama-device';
const SHOWN = /(?:^|;\s*)mallama-device=([\w-]{43})(?:;|$)/;
/** Only the calls of sign-in see it: no page and no other call does. */
const PATH = '/identitytoolkit.googleapis.com';
const MONTHS = 90 * 24 * 60 * 60;

/** The browser's own number, or a new one. It says nothing by itself; only a sign-in makes it mean something. */
export const deviceIn = (cookie: string | undefined) =>
  SHOWN.exec(cookie ?? '')?.[1] ?? randomBytes(32).toString('base64url');

export const deviceCookie = (id: string, isSecure: boolean) =>
  `${NAME}=${id}; Path=${PATH}; Max-Age=${MONTHS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
