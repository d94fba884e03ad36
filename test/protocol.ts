import { decodeJwt } from 'jose';
import { openTestbed } from '#server/identity/testbed/open.ts';

type Body = Record<string, unknown>;
export type Told = { status: number; body: Body; message: string; headers: Headers };
export type Letter = { email: string; newEmail?: string; requestType: string; oobCode: string; oobLink: string };

const OWNER = { authorization: 'Bearer owner' };
const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
const PROJECT = '/projects/any';

export const aSecret = 'notasecret';
export const alice = { email: 'alice@example.com', password: aSecret };
export const bob = { email: 'bob@example.com', password: aSecret };

async function told(answer: Response): Promise<Told> {
  const text = await answer.text();
  const body = text ? JSON.parse(text) : {};
  return { status: answer.status, body, message: body.error?.message ?? '', headers: answer.headers };
}

/** The testbed spoken to as foreign suites speak to the emulator: by hand, with nothing between. */
export async function openProtocol() {
  const bed = await openTestbed(0);

  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    told(
      await fetch(bed.origin + path, {
        method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  /** A call of somebody with the key, and one of the owner. */
  const call = (name: string, body: Body) => ask('POST', `${TOOLKIT}/${name}?key=any`, body);
  const owner = (name: string, body: Body) => ask('POST', `${TOOLKIT}${PROJECT}/${name}`, body, OWNER);
  const ownerAtRoot = (name: string, body: Body) => ask('POST', `${TOOLKIT}/${name}`, body, OWNER);

  async function signUp(body: Body = {}): Promise<{ idToken: string; refreshToken: string; localId: string }> {
    const { idToken, refreshToken, localId } = (await call('accounts:signUp', body)).body;
    return { idToken: String(idToken), refreshToken: String(refreshToken), localId: String(localId) };
  }

  async function letters(): Promise<Letter[]> {
    const { oobCodes } = (await ask('GET', '/emulator/v1/projects/any/oobCodes')).body;
    return Array.isArray(oobCodes) ? oobCodes : [];
  }

  async function linkTo(email: string): Promise<string> {
    await call('accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email });
    return (await letters()).findLast((letter) => letter.email === email)?.oobCode ?? '';
  }

  async function methodsOf(identifier: string): Promise<unknown> {
    return (await call('accounts:createAuthUri', { identifier, continueUri: 'http://localhost/' })).body.signinMethods;
  }

  async function lookup(idToken: unknown) {
    const { body, message } = await call('accounts:lookup', { idToken });
    const user: Body = Array.isArray(body.users) ? body.users[0] : {};
    return { user, message };
  }

  const disable = (localId: string) => owner('accounts:update', { localId, disableUser: true });
  const hideAddresses = () =>
    ask('PATCH', '/emulator/v1/projects/any/config', { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });

  const refresh = async (fields: Record<string, string>) =>
    told(
      await fetch(`${bed.origin}/securetoken.googleapis.com/v1/token?key=any`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      }),
    );

  /** Everybody and every setting as at the start. */
  async function forget() {
    await ask('DELETE', '/emulator/v1/projects/any/accounts');
    await ask('PATCH', '/identitytoolkit.googleapis.com/v2/projects/any/config', {}, OWNER);
  }

  return {
    ...{ ask, call, owner, ownerAtRoot, signUp, letters, linkTo, methodsOf, lookup, disable, hideAddresses, refresh },
    forget,
    close: bed.close,
  };
}

export type Protocol = Awaited<ReturnType<typeof openProtocol>>;

type Claims = { user_id?: string; email?: string; provider_id?: string; auth_time?: number } & Record<string, unknown>;
export const claimsIn = (token: unknown): Claims => decodeJwt(String(token));
export const howIn = (token: unknown) => Object(claimsIn(token).firebase).sign_in_provider;
