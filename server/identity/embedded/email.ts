import { domainToASCII } from 'node:url';
import { Verdict, type VerdictCode } from '#server/identity/embedded/verdict.ts';

const ADDRESS = /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u;
const LONGEST = 254;

/** The address by which an account is known. Letters are sent to it, never to what was typed. */
export function readEmail(
  typed: string | undefined,
  missing: VerdictCode = 'MISSING_EMAIL',
  invalid: VerdictCode = 'INVALID_EMAIL',
) {
  if (typed === undefined) throw new Verdict(missing);
  const email = typed.normalize('NFC').trim().toLowerCase();
  if (email.length > LONGEST || !ADDRESS.test(email)) throw new Verdict(invalid);
  return email;
}

const LETTERS = "[\\p{L}\\p{N}\\p{M}!#$%&'*+/=?^_`{|}~-]+";
const NAME = new RegExp(`^${LETTERS}(?:\\.${LETTERS})*$`, 'u');
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)*(?=[0-9-]*[a-z])${LABEL}$`);

/**
 * An address that an account may begin with: plain enough that every mail program reads the same single mailbox in it.
 * A comma, quotes or a final dot could mean someone else's mailbox, or the same one twice.
 */
export function readNewEmail(...given: Parameters<typeof readEmail>) {
  const email = readEmail(...given);
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at), domainToASCII(email.slice(at + 1))];
  if (name.length > 64 || !NAME.test(name) || !DOMAIN.test(domain)) throw new Verdict(given[2] ?? 'INVALID_EMAIL');
  return email;
}
