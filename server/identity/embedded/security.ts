import type { SecurityEvent } from '#contract/account.ts';
import { newId } from '#server/clock/ids.ts';
import { makeFamiliar } from '#server/identity/embedded/device/familiar.ts';
import type { Ask, Provider } from '#server/identity/embedded/provider.ts';
import type { Account, Store } from '#server/identity/embedded/store.ts';
import { countTry, NEWS } from '#server/identity/embedded/throttle.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

type Kind = SecurityEvent['kind'];

/** An account in the security log: a keyed hash of its id, or of an address without an account. */
export const securityKey = ({ keyedHash }: Pick<Provider, 'keyedHash'>, who: string) => keyedHash('security', who);

/** Writes a security event: what happened, on what kind of device, and when. */
export async function noteEvent(provider: Provider, store: Store, who: string, kind: Kind, { device }: Ask) {
  const [key, at] = [securityKey(provider, who), provider.now()];
  await store.addEvent({ id: newId(at), who: key, kind, device, at });
  provider.log.info({ account: key, kind }, 'security');
}

/** Mails the owner of an account; at most five times an hour, even if someone causes such mails on purpose. */
function mailOwner(provider: Provider, { id, email }: Account, news: 'new_device' | 'guessing', { device }: Ask) {
  if (!email) return;
  provider.later(async () => {
    try {
      await countTry(provider, NEWS, `${news}\n${id}`);
    } catch (error) {
      if (error instanceof Verdict) return;
      throw error;
    }
    await provider.mailNews({ news, to: email, device, at: provider.now() });
  });
}

/** After a sign-in: the first one in a browser is mailed to the account's owner. */
export async function seeDevice(provider: Provider, ask: Ask, account: Account, isKnownDevice: boolean) {
  if (!provider.settings.throttles) return;
  if (!isKnownDevice) {
    await noteEvent(provider, provider.store, account.id, 'new_device', ask);
    mailOwner(provider, account, 'new_device', ask);
  }
  if (account.email) await makeFamiliar(provider, ask, account.email);
}

/** After so many wrong passwords that strangers are refused for days, the owner is told. */
export function tellOfGuessing(provider: Provider, ask: Ask, account: Account | undefined) {
  if (account) mailOwner(provider, account, 'guessing', ask);
}
