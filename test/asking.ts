import type { Person } from '#test/people.ts';
import type { TestServer } from '#test/test-server-on.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Short ways of asking the API as somebody: what came back, read. */
export function asking(server: () => TestServer) {
  async function call(method: Method, who: Person, path: string, payload?: object, headers = {}) {
    const answer = await server().ask({
      method,
      url: `/api${path}`,
      headers: { ...who.headers, ...headers },
      ...(payload && { payload }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      raw: answer.body,
      body: answer.body ? answer.json() : undefined,
    };
  }
  return {
    get: (who: Person, path: string) => call('GET', who, path),
    post: (who: Person, path: string, payload?: object, headers?: Record<string, string>) =>
      call('POST', who, path, payload, headers),
    patch: (who: Person, path: string, payload: object) => call('PATCH', who, path, payload),
    del: (who: Person, path: string) => call('DELETE', who, path),
    /** A new relationship of theirs. */
    meet: async (who: Person, more: object = {}) =>
      (await call('POST', who, '/relationships', { personName: 'Maya', relationshipType: 'romantic_partner', ...more }))
        .body,
  };
}
