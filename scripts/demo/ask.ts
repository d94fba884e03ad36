/** The app's own API, asked without a socket. */
import type { buildApp } from '#server/app.ts';

export type App = Awaited<ReturnType<typeof buildApp>>;
type Message = { id: string; reply: { status: string } | null };
type Answer = {
  id: string;
  clientSecret: string;
  idToken: string;
  refreshToken: string;
  id_token: string;
  refresh_token: string;
  link: string | null;
  code: string;
  messages: Message[];
};
type Call = { method: 'GET' | 'POST' | 'PATCH' | 'PUT'; url: string; token?: string; body?: object };

export async function call(app: App, { method, url, token, body = {} }: Call): Promise<Answer> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await app.inject({ method, url, headers, ...(method !== 'GET' && { payload: body }) });
  if (answer.statusCode >= 400) throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answer.body}`);
  return JSON.parse(answer.body || '{}');
}

export const account = (app: App, verb: string, body: object) =>
  call(app, { method: 'POST', url: `/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=demo`, body });

/** As a browser that stays logged in for weeks: each token for a new one is used once. */
export function stayLoggedIn(app: App, first: string) {
  let next = first;
  return async () => {
    const body = { grant_type: 'refresh_token', refresh_token: next };
    const answer = await call(app, { method: 'POST', url: '/securetoken.googleapis.com/v1/token?key=demo', body });
    next = answer.refresh_token;
    return answer.id_token;
  };
}
