import type { JWK } from 'jose';
import type { IdentityDeps } from '#server/identity/deps.ts';
import type { KeyStore } from '#server/identity/embedded/keys/keys.ts';
import { signingKeys } from '#server/identity/table.ts';
import { HOUSE_OWNER } from '#server/vault/house-owner.ts';

const TABLE = 'signing_keys';

/** The ring in the database, with private keys sealed under the house's key. */
export function keptKeys({ db, vault }: Pick<IdentityDeps, 'db' | 'vault'>): KeyStore {
  return {
    async all() {
      const safe = await vault.of(HOUSE_OWNER);
      const rows = await db.select().from(signingKeys);
      return rows.map(({ number, createdAt, sealed }) => ({
        number,
        createdAt,
        jwk: safe.open<JWK>(TABLE, String(number), sealed),
      }));
    },
    async add({ number, createdAt, jwk }) {
      const sealed = (await vault.of(HOUSE_OWNER)).seal(TABLE, String(number), jwk);
      await db.insert(signingKeys).values({ number, createdAt, sealed }).onConflictDoNothing();
    },
  };
}
