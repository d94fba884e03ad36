import type { Config } from '#server/config.ts';
import type { Carrier } from '#server/mail/mail.ts';
import { codeOf } from '#server/refused.ts';

/** A mail server's answer may quote the email, so only its code is kept. */
class NotTaken extends Error {
  override name = 'NotTaken';
  readonly code: string;

  constructor(error: unknown) {
    super('The mail server did not take a letter.');
    const status = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
    this.code = String(status ?? codeOf(error) ?? 'unknown');
  }
}

export async function smtp(url: string, { mail: { from } }: Config): Promise<Carrier> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.indexOf('@') + 1);
  return {
    async carry(letter, id) {
      try {
        // As an object: in a string, a comma in the address would make two recipients.
        const to = { name: '', address: letter.to };
        await transport.sendMail({ ...letter, to, from, messageId: `<${id}@${domain}>` });
      } catch (error) {
        throw new NotTaken(error);
      }
    },
    close: () => transport.close(),
  };
}
