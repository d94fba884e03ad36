import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { houseSecrets } from '#server/identity/table.ts';
import { HOUSE_OWNER } from '#server/vault/house-owner.ts';
import type { Vault } from '#server/vault/vault.ts';

/** A text's name under one of the installation's keys: the same again here, of no use anywhere else. */
export type KeyedHash = (purpose: string, text: string) => string;

export function keyedHashes(secret: Buffer): KeyedHash {
  return (purpose, text) => {
    const key = createHmac('sha256', secret).update(purpose).digest();
    return createHmac('sha256', key).update(text).digest('base64url');
  };
}

/** The installation's root secret, made once however many processes start together. */
export async function houseSecret({ db, vault }: Pick<Database, 'db'> & { vault: Vault }): Promise<Buffer> {
  const safe = await vault.create(HOUSE_OWNER);
  const name = 'root';
  const sealed = safe.seal('house_secrets', name, randomBytes(32).toString('base64'));
  await db.insert(houseSecrets).values({ name, sealed }).onConflictDoNothing();
  const [row] = await db.select().from(houseSecrets).where(eq(houseSecrets.name, name));
  if (!row) throw new Error('The installation has no secret.');
  return Buffer.from(safe.open<string>('house_secrets', name, row.sealed), 'base64');
}
