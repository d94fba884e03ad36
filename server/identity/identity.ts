import type { SignInConfig } from '#contract/account.ts';
import type { Identify } from '#server/identity/caller.ts';
import { keptKeys } from '#server/identity/embedded/key-store.ts';
import { openRing, trustRing } from '#server/identity/embedded/keys.ts';
import { openProvider } from '#server/identity/embedded/open.ts';
import type { Provider } from '#server/identity/embedded/provider.ts';
import { trustGoogle } from '#server/identity/google.ts';
import type { Ground } from '#server/identity/ground.ts';
import { identifier } from '#server/identity/identify.ts';
import { houseSecret, type KeyedHash, keyedHashes } from '#server/identity/secret.ts';
import { embeddedSessions, outsideSessions, type Sessions } from '#server/identity/sessions.ts';
import { openVerifier } from '#server/identity/verify.ts';

export type Identity = Sessions & {
  /** Where the web signs people in. */
  config: Omit<SignInConfig, 'operatorEmail'>;
  identify: Identify;
  keyedHash: KeyedHash;
  /** Our own provider, unless an outside one vouches for people. */
  provider: Provider | undefined;
  /** Waits for what was begun and not answered for. */
  settled(): Promise<void>;
};

function outside(ground: Ground, keyedHash: KeyedHash, projectId: string): Identity {
  const { apiKey = '', authDomain = null } = ground.config.identity.firebase;
  return {
    ...outsideSessions(ground),
    config: { provider: 'firebase', apiKey, projectId, authDomain },
    identify: identifier(ground, openVerifier(trustGoogle(projectId), ground.now)),
    keyedHash,
    provider: undefined,
    settled: async () => {},
  };
}

function embedded(ground: Ground, keyedHash: KeyedHash): Identity {
  const install = `mallama-${keyedHash('install', 'name')
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .slice(0, 16)
    .toLowerCase()}`;
  const apiKey = `embedded-${install}`;
  const ring = openRing(keptKeys(ground), ground.now);
  const trust = trustRing(ring, install);
  return {
    ...embeddedSessions({ ...ground, keyedHash }),
    config: { provider: 'embedded', apiKey, projectId: install, authDomain: null },
    identify: identifier(ground, openVerifier(trust, ground.now)),
    keyedHash,
    ...openProvider(ground, { trust, apiKey, ring, keyedHash }),
  };
}

/** Who is calling: by our own provider's tokens, or by Google's. */
export async function openIdentity(ground: Ground): Promise<Identity> {
  const keyedHash = keyedHashes(await houseSecret(ground));
  const { provider, firebase } = ground.config.identity;
  return provider === 'firebase' ? outside(ground, keyedHash, firebase.projectId ?? '') : embedded(ground, keyedHash);
}
