import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/open.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Vault } from '#server/vault/vault.ts';

/** The part of the house that identity stands on, and who tells it about accounts. */
export type IdentityDeps = Pick<Database, 'db' | 'read'> & {
  config: Config;
  log: Logger;
  vault: Vault;
  now: () => Date;
  mail: Mail;
  accounts: Accounts;
};
