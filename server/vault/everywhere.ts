import type { Bus } from '#server/bus/bus.ts';
import type { Vault } from '#server/vault/vault.ts';

const SHREDDED = 'vault.shredded';

/**
 * A vault whose destroyed keys are dropped from memory in every process. A process that may have missed one drops all.
 */
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
