import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import * as auditing from '#server/admin/audit.ts';
import { claimAdmin, hashOf } from '#server/admin/claim.ts';
import { adminClaims, setupCodes } from '#server/admin/table.ts';
import type { Context } from '#server/http/context.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';
import { refuse } from '#server/refusal.ts';

const DAY = 24 * 60 * 60 * 1000;
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

type Setup = Pick<IdentityDeps, 'db' | 'config' | 'now'>;

const plain = (code: string) => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

export async function setupState({ db, config }: Pick<Setup, 'db' | 'config'>): Promise<'off' | 'open' | 'claimed'> {
  const [claimed] = await db.select({ one: adminClaims.one }).from(adminClaims);
  if (claimed) return 'claimed';
  return config.adminEmail ? 'open' : 'off';
}

/**
 * A new setup code for the operator, as long as an address is configured and there is no admin. Older codes stay
 * valid.
 */
async function newSetupCode({ db, config, now }: Setup): Promise<string | undefined> {
  if ((await setupState({ db, config })) !== 'open') return undefined;
  const letters = Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  await db.delete(setupCodes).where(lte(setupCodes.expiresAt, now()));
  await keep({ db, now }, letters, 'code');
  return letters.match(/.{5}/g)?.join('-');
}

/** Printed at start-up, so that only someone who can read the server's output becomes the first admin. */
export async function setupNotice(setup: Setup): Promise<string> {
  const code = await newSetupCode(setup);
  return code ? `  Setup code  ${code}  (for ${setup.config.adminEmail} at /admin-setup, for 24 hours, once)\n\n` : '';
}

async function keep({ db, now }: Pick<Setup, 'db' | 'now'>, code: string, kind: 'code' | 'ticket') {
  await db.insert(setupCodes).values({ hash: hashOf(code), kind, expiresAt: new Date(now().getTime() + DAY) });
}

async function spend({ db, now }: Setup, code: string): Promise<boolean> {
  const isGood = and(
    eq(setupCodes.hash, hashOf(plain(code))),
    eq(setupCodes.kind, 'code'),
    gt(setupCodes.expiresAt, now()),
  );
  return (await db.delete(setupCodes).where(isGood).returning({ hash: setupCodes.hash })).length > 0;
}

/** Exchanges a code for a cookie, once. A caller who is signed in with the admin address becomes admin at once. */
export async function useSetupCode(context: Context, code: string) {
  const state = await setupState(context);
  if (state === 'off')
    throw refuse('conflict', { reason: 'no_admin_address' }, 'No administrator address is set here.');
  if (state === 'claimed') {
    throw refuse('conflict', { reason: 'admin_exists' }, 'Admin account already exists. Try logging in instead.');
  }
  if (!(await spend(context, code))) {
    throw refuse('forbidden', { reason: 'wrong_code' }, 'This setup code isn’t right, or has expired.');
  }
  const ticket = randomBytes(32).toString('base64url');
  await keep(context, ticket, 'ticket');
  const secure = context.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  context.answer(
    'set-cookie',
    `mallama-setup=${ticket}; Path=/; Max-Age=${DAY / 1000}; HttpOnly; SameSite=Strict${secure}`,
  );
  if (context.caller) await claimAdmin(context, context.caller, ticket);
}

export const scheduleAdminJobs = auditing.scheduleAuditJobs;
