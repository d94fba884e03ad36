import { api } from '#web/app/api.ts';
import { identity } from '#web/app/identity/identity.ts';

export async function eraseAccount(): Promise<void> {
  const { provider } = await api.account.config.call();
  await api.account.erase.call({ confirm: 'erase' });
  // With an outside provider the person deletes that account themselves; nothing of theirs is left here.
  if (provider !== 'embedded') await (await identity()).removeAccount().catch(() => {});
}
