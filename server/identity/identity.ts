import type { SignInConfig } from '#contract/account.ts';
import type { Identify } from '#server/identity/caller.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';
import { keptKeys } from '#server/identity/embedded/keys/key-store.ts';
import { openRing, trustRing } from '#server/identity/embedded/keys/keys.ts';
import { openProvider } from '#server/identity/embedded/open.ts';
import type { Provider } from '#server/identity/embedded/provider.ts';
import { trustGoogle } from '#server/identity/google.ts';
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

function outside(deps: IdentityDeps, keyedHash: KeyedHash, projectId: string): Identity {
  const { apiKey = '', authDomain = null } = deps.config.identity.firebase;
  return {
    ...outsideSessions(deps),
    config: { provider: 'firebase', apiKey, projectId, authDomain },
    identify: identifier(deps.accounts, openVerifier(trustGoogle(projectId), deps.now)),
    keyedHash,
    provider: undefined,
    settled: async () => {},
  };
}

function embedded(deps: IdentityDeps, keyedHash: KeyedHash): Identity {
  const install = `mallama-${keyedHash('install', 'name')
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .slice(0, 16)
    .toLowerCase()}`;
  const apiKey = `embedded-${install}`;
  const ring = openRing(keptKeys(deps), deps.now);
  const trust = trustRing(ring, install);
  return {
    ...embeddedSessions({ ...deps, keyedHash }),
    config: { provider: 'embedded', apiKey, projectId: install, authDomain: null },
    identify: identifier(deps.accounts, openVerifier(trust, deps.now)),
    keyedHash,
    ...openProvider(deps, { trust, apiKey, ring, keyedHash }),
  };
}

/** Who is calling: by our own provider's tokens, or by Google's. */
export async function openIdentity(deps: IdentityDeps): Promise<Identity> {
  const keyedHash = keyedHashes(await houseSecret(deps));
  const { provider, firebase } = deps.config.identity;
  return provider === 'firebase' ? outside(deps, keyedHash, firebase.projectId ?? '') : embedded(deps, keyedHash);
}
