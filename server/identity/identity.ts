import type { SignInConfig } from '#contract/account.ts';
import type { Identify } from '#server/http/api.ts';
import { keptKeys } from '#server/identity/embedded/key-store.ts';
import { openRing, type Ring } from '#server/identity/embedded/keys.ts';
import { trustGoogle } from '#server/identity/google.ts';
import type { Ground } from '#server/identity/ground.ts';
import { identifier } from '#server/identity/identify.ts';
import { houseSecret, type KeyedHash, keyedHashes } from '#server/identity/secret.ts';
import { embeddedSessions, outsideSessions, type Sessions } from '#server/identity/sessions.ts';
import { openVerifier, type Trust } from '#server/identity/verify.ts';

export type Identity = Sessions & {
  /** Where the web signs people in. */
  config: SignInConfig;
  identify: Identify;
  keyedHash: KeyedHash;
  /** Who issues tokens here, when it is our own provider. */
  embedded: { install: string; ring: Ring } | undefined;
};

export const issuerOf = (install: string) => `urn:mallama:${install}`;

function trustOurselves(install: string, ring: Ring): Trust {
  const issuer = issuerOf(install);
  return { algorithm: 'ES256', issuer, audience: install, hasSessions: true, key: ring.believed };
}

function outside(ground: Ground, keyedHash: KeyedHash, projectId: string): Identity {
  const { apiKey = '', authDomain = null } = ground.config.identity.firebase;
  return {
    ...outsideSessions(ground),
    config: { provider: 'firebase', apiKey, projectId, authDomain },
    identify: identifier(ground, openVerifier(trustGoogle(projectId), ground.now)),
    keyedHash,
    embedded: undefined,
  };
}

/** Who is calling: by our own provider's tokens, or by Google's. */
export async function openIdentity(ground: Ground): Promise<Identity> {
  const keyedHash = keyedHashes(await houseSecret(ground));
  const { provider, firebase } = ground.config.identity;
  if (provider === 'firebase') return outside(ground, keyedHash, firebase.projectId ?? '');
  const install = `mallama-${keyedHash('install', 'id')
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .slice(0, 16)
    .toLowerCase()}`;
  const ring = openRing(keptKeys(ground), ground.now);
  return {
    ...embeddedSessions(ground),
    config: { provider: 'embedded', apiKey: `embedded-${install}`, projectId: install, authDomain: null },
    identify: identifier(ground, openVerifier(trustOurselves(install, ring), ground.now)),
    keyedHash,
    embedded: { install, ring },
  };
}
