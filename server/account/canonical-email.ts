import { domainToASCII } from 'node:url';

/** Domains of one provider that share mailboxes, and the characters it ignores in a name. */
const ONE_PROVIDER: { domains: string[]; ignores: RegExp | undefined }[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignores: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignores: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignores: undefined },
];

/** Repeats until nothing changes, because lower-casing may undo composed characters. */
function settled(text: string): string {
  const next = text.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
  return next === text ? text : settled(next);
}

function domainOf(typed: string): string {
  const domain = typed.replace(/(?<!\.)\.+$/, '');
  return domainToASCII(domain) || domain;
}

/** A name in quotes equals the name without them; everything after the first plus is a tag. */
function nameOf(typed: string, ignores: RegExp | undefined): string {
  const bare = typed.replace(/^"(.*)"$/s, '$1').replaceAll('\\', '');
  const untagged = bare.replace(/(?<=.)\+.*$/s, '');
  const name = ignores ? untagged.replace(ignores, '') : untagged;
  return name === typed ? name : nameOf(name, ignores);
}

function readOnce(email: string): string {
  const plain = settled(email);
  const at = plain.lastIndexOf('@');
  const domain = domainOf(plain.slice(at + 1));
  const provider = ONE_PROVIDER.find(({ domains }) => domains.includes(domain));
  return `${nameOf(plain.slice(0, Math.max(0, at)), provider?.ignores)}@${provider?.domains[0] ?? domain}`;
}

/**
 * One spelling for all addresses that reach the same mailbox. Removing one part may create another to remove, so it
 * repeats until nothing changes.
 */
export function canonicalEmail(email: string): string {
  const read = readOnce(email);
  return read === email ? read : canonicalEmail(read);
}
