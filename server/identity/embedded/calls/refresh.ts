import { field, required } from '#server/identity/embedded/body.ts';
import { GRACE, ID_TOKEN } from '#server/identity/embedded/lifetimes.ts';
import type { Ask, Call, Provider } from '#server/identity/embedded/provider.ts';
import { isOver } from '#server/identity/embedded/sign-ins.ts';
import type { SignIn } from '#server/identity/embedded/store.ts';
import { idToken, readRefreshToken, refreshToken } from '#server/identity/embedded/tokens.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';

/** Some clients write the two names in another case. */
const either = ({ body }: Ask, snake: string, camel: string) => (body[snake] === undefined ? camel : snake);

async function liveSession({ store, now }: Provider, id: string) {
  const session = await store.session(id);
  // The token is genuine and its session is gone, so the account was deleted.
  const account = session && (await store.accountById(session.accountId));
  if (!session || !account) throw new Verdict('USER_NOT_FOUND');
  if (account.disabledAt) throw new Verdict('USER_DISABLED');
  if (isOver(session, now())) throw new Verdict('TOKEN_EXPIRED');
  return { session, account };
}

/** Tabs that refresh at once with the same token all get the same successor. */
async function successor(provider: Provider, session: SignIn, generation: number): Promise<number> {
  const { store, now, log } = provider;
  if (generation >= session.generation && (await store.rotate(session.id, generation, now()))) return generation + 1;
  const latest = await store.session(session.id);
  const since = latest ? now().getTime() - latest.rotatedAt.getTime() : Number.POSITIVE_INFINITY;
  if (latest?.generation === generation + 1 && latest.endedAt === null && since <= GRACE) return latest.generation;
  await store.atomically(async (held) => {
    const account = await held.hold(session.accountId);
    await held.endSession(session.id, now());
    if (account) await held.dropCodes(account);
  });
  log.warn({ session: session.id }, 'a replaced refresh token was used again; its session was ended');
  throw new Verdict('TOKEN_EXPIRED');
}

export const refresh: Call = async (provider, ask) => {
  const grant = required(ask, either(ask, 'grant_type', 'grantType'), 'MISSING_GRANT_TYPE');
  if (grant !== 'refresh_token') throw new Verdict('INVALID_GRANT_TYPE');
  const token = field(ask, either(ask, 'refresh_token', 'refreshToken'));
  if (!token) throw new Verdict('MISSING_REFRESH_TOKEN');
  const shown = readRefreshToken(provider, token);
  const { session, account } = await liveSession(provider, shown.session);
  const generation = await successor(provider, session, shown.generation);
  const signed = await idToken(provider, account, session);
  return {
    access_token: signed,
    id_token: signed,
    expires_in: String(ID_TOKEN),
    token_type: 'Bearer',
    refresh_token: refreshToken(provider, session.id, generation),
    user_id: account.id,
    project_id: provider.trust.audience,
  };
};
