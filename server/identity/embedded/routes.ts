import {
  createAuthUri,
  notOffered,
  passwordPolicy,
  projects,
  recaptchaConfig,
  revokeToken,
} from '#server/identity/embedded/calls/about.ts';
import { deleteAccount } from '#server/identity/embedded/calls/delete.ts';
import { lookup } from '#server/identity/embedded/calls/lookup.ts';
import { refresh } from '#server/identity/embedded/calls/refresh.ts';
import { resetPassword } from '#server/identity/embedded/calls/reset-password.ts';
import { sendOobCode } from '#server/identity/embedded/calls/send-code.ts';
import { signInWithPassword } from '#server/identity/embedded/calls/sign-in.ts';
import { signInWithEmailLink } from '#server/identity/embedded/calls/sign-in-link.ts';
import { signUp } from '#server/identity/embedded/calls/sign-up.ts';
import { update } from '#server/identity/embedded/calls/update.ts';
import type { Call } from '#server/identity/embedded/provider.ts';

const TOOLKIT = '/identitytoolkit.googleapis.com';
export const TOKEN = '/securetoken.googleapis.com/v1/token';

/** Every call by method and path. The router gives a colon in a path a meaning, so it handles none of these. */
const CALLS = new Map<string, Call>([
  [`POST ${TOOLKIT}/v1/accounts:signUp`, signUp],
  [`POST ${TOOLKIT}/v1/accounts:signInWithPassword`, signInWithPassword],
  [`POST ${TOOLKIT}/v1/accounts:signInWithEmailLink`, signInWithEmailLink],
  [`POST ${TOOLKIT}/v1/accounts:signInWithIdp`, notOffered],
  [`POST ${TOOLKIT}/v1/accounts:signInWithCustomToken`, notOffered],
  [`POST ${TOOLKIT}/v1/accounts:signInWithPhoneNumber`, notOffered],
  [`POST ${TOOLKIT}/v1/accounts:sendVerificationCode`, notOffered],
  [`POST ${TOOLKIT}/v1/accounts:lookup`, lookup],
  [`POST ${TOOLKIT}/v1/accounts:update`, update],
  [`POST ${TOOLKIT}/v1/accounts:delete`, deleteAccount],
  [`POST ${TOOLKIT}/v1/accounts:sendOobCode`, sendOobCode],
  [`POST ${TOOLKIT}/v1/accounts:resetPassword`, resetPassword],
  [`POST ${TOOLKIT}/v1/accounts:createAuthUri`, createAuthUri],
  [`POST ${TOOLKIT}/v2/accounts:revokeToken`, revokeToken],
  [`GET ${TOOLKIT}/v2/passwordPolicy`, passwordPolicy],
  [`GET ${TOOLKIT}/v2/recaptchaConfig`, recaptchaConfig],
  [`GET ${TOOLKIT}/v1/projects`, projects],
  [`POST ${TOKEN}`, refresh],
]);

export const callAt = (method: string, path: string): Call | undefined => CALLS.get(`${method} ${path}`);
export const callNames = [...CALLS.keys()];
