import { Verdict, type VerdictCode } from '#server/identity/embedded/verdict.ts';

const ADDRESS = /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u;
const LONGEST = 254;

/** An address as accounts are known by it: letters come to what is kept, never to what was typed. */
export function readEmail(
  typed: string | undefined,
  missing: VerdictCode = 'MISSING_EMAIL',
  invalid: VerdictCode = 'INVALID_EMAIL',
) {
  if (!typed) throw new Verdict(missing);
  const email = typed.normalize('NFC').trim().toLowerCase();
  if (email.length > LONGEST || !ADDRESS.test(email)) throw new Verdict(invalid);
  return email;
}
