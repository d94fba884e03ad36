const ONE_MAILBOX = new Set(['gmail.com', 'googlemail.com']);

/** Addresses that reach the same mailbox, as one: without case, without a `+tag`, without Gmail's dots. */
export function canonicalEmail(email: string): string {
  const plain = email.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  const name = plain.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return ONE_MAILBOX.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
