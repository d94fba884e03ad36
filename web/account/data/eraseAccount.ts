import { api } from '#web/app/api.ts';
import { identity } from '#web/app/identity/identity.ts';

/** Everything of the person, and their account with it. */
export async function eraseAccount(): Promise<void> {
  const { provider } = await api.account.config.call();
  await api.account.erase.call({ confirm: 'erase' });
  // An outside provider keeps its own account, which only the person can remove; if it does not, nothing here is left in it.
  if (provider !== 'embedded') await (await identity()).removeAccount().catch(() => {});
}
