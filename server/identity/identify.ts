import { openAge } from '#server/account/age.ts';
import { claimAdmin, ticketIn } from '#server/admin/claim.ts';
import type { Identify } from '#server/identity/caller.ts';
import type { Ground } from '#server/identity/ground.ts';
import { meet } from '#server/identity/meet.ts';
import { callerOf, findPerson, isSignedIn, type PersonRow } from '#server/identity/person.ts';
import type { Known, Verify } from '#server/identity/verify.ts';

const bearer = (header: string | undefined) => /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1];

async function introduce(ground: Ground, known: Known, cookie: string | undefined) {
  await meet(ground, known.claims);
  await claimAdmin(ground, known.claims, ticketIn(cookie));
  known.met = true;
}

/** Opened where it changed, and not at every request. */
async function ageIn({ vault }: Ground, row: PersonRow, known: Known) {
  if (!known.age?.sealed.equals(row.sealedAge))
    known.age = { ...openAge(await vault.of(row.id), row), sealed: row.sealedAge };
  return known.age;
}

/** Who sends this request: found by its bearer token, and asked of the database every time. */
export function identifier(ground: Ground, verify: Verify): Identify {
  return async ({ headers }, foreseen) => {
    const token = bearer(headers.authorization);
    const known = token ? await verify(token) : undefined;
    if (!known) return undefined;
    if (!known.met) await introduce(ground, known, headers.cookie);
    const finding = findPerson(ground.read, known.claims, ground.config.payments.provider);
    if (known.memberId) foreseen?.(known.memberId);
    const row = await finding;
    if (!row || !isSignedIn(row, known.claims)) return undefined;
    known.memberId = row.id;
    return callerOf(row, await ageIn(ground, row, known), known.claims, ground.now());
  };
}
