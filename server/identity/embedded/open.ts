import type { IdentityDeps } from '#server/identity/deps.ts';
import { openBackground } from '#server/identity/embedded/background.ts';
import { databaseStore } from '#server/identity/embedded/database-store.ts';
import type { Ring } from '#server/identity/embedded/keys/keys.ts';
import { letterFor, newsFor } from '#server/identity/embedded/letters.ts';
import { openLine } from '#server/identity/embedded/line.ts';
import type { Provider } from '#server/identity/embedded/provider.ts';
import type { KeyedHash } from '#server/identity/secret.ts';
import type { Trust } from '#server/identity/verify.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The allowed origin. All names of this machine are allowed for someone who tries the app out. */
function originsOf(publicUrl: string) {
  const { hostname, protocol, port, origin } = new URL(publicUrl);
  const names = LOOPBACK.map((name) => `${protocol}//${name}${port && `:${port}`}`);
  return LOOPBACK.includes(hostname) ? names : [origin];
}

type Installation = { trust: Trust; apiKey: string; ring: Ring; keyedHash: KeyedHash };

export function openProvider(deps: IdentityDeps, { trust, apiKey, ring, keyedHash }: Installation) {
  const { config, log, mail, now } = deps;
  const background = openBackground(log);
  const provider: Provider = {
    trust,
    ring,
    keyedHash,
    now,
    log,
    store: databaseStore(deps),
    settings: {
      protectsAddresses: config.identity.enumerationProtection,
      throttles: true,
      allowsAnonymous: false,
      changesEmailAtOnce: false,
      refusesCommonPasswords: true,
      passwordMinLength: config.identity.passwordMinLength,
      wantsHttpsPictures: true,
      deletesAccounts: false,
    },
    isSecure: config.publicUrl.startsWith('https:'),
    origins: originsOf(config.publicUrl),
    inLine: openLine(),
    deliver: (delivery) =>
      mail.send({ kind: 'sign_in', ...letterFor(`${config.publicUrl}/auth/action`, apiKey, delivery) }),
    mailNews: (news) => mail.send({ kind: 'sign_in', ...newsFor(config.publicUrl, news) }),
    isReserved: deps.accounts.isReserved,
    later: background.start,
  };
  return { provider, settled: background.settled };
}
