import type { Bus } from '#server/bus/bus.ts';
import type { Vault } from '#server/vault/vault.ts';

const SHREDDED = 'vault.shredded';

/** A vault whose shredded keys every process forgets; whoever may have missed the news forgets them all. */
export function shreddedEverywhere(vault: Vault, bus: Bus): Vault {
  bus.subscribe(SHREDDED, ({ owner = '' }) => vault.forget(owner), vault.forgetAll);
  return {
    ...vault,
    async shred(owner) {
      await vault.shred(owner);
      await bus.publish({ kind: SHREDDED, ids: { owner } });
    },
  };
}
