import { contract } from '#contract/index.ts';
import type { Endpoint } from '#server/http/endpoints.ts';

/** What no page would send: of another kind, on the edge, half a letter, longer than asked for. */
export const HOSTILE: readonly unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1e308,
    2 ** 53,
    Number.MIN_VALUE,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    'a'.repeat(20_000),
  ],
  ...['null', '1e999', '-0', '../..', '%00', "' or 1=1 --", '2026-02-30', '9999-12-31T23:59:59.999Z', '$1'],
  ...[[], [[]], [null], [{}], ['\0'], Array(300).fill('a'), {}, { length: 1 }, { toString: 1 }, { '': '' }],
  ...[{ toJSON: 1 }, { split: 1, map: 1, every: 1, length: 2 }, { __proto__: null, constructor: 1 }],
];

type Schema = { _zod?: { def: { shape?: object; innerType?: Schema; in?: Schema } } };

export function fieldsOf(schema: Schema | undefined): string[] {
  const def = schema?._zod?.def;
  return def?.shape ? Object.keys(def.shape) : def ? fieldsOf(def.innerType ?? def.in) : [];
}

export function inputOf(name: string): Schema | undefined {
  let at: unknown = contract;
  for (const step of name.split('.')) at = Reflect.get(Object(at), step);
  return Reflect.get(Object(Reflect.get(Object(at), '~orpc')), 'inputSchema');
}

export const addressOf = (endpoint: Endpoint, ids: Record<string, string>) =>
  `/api${endpoint.path.replace(/\{\+?(\w+)\}/g, (_all, name: string) => encodeURIComponent(ids[name] ?? ''))}`;

export const asQuery = (input: object) =>
  new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(JSON.stringify(value))]));

const VERBS = ['signUp', 'signInWithPassword', 'sendOobCode', 'resetPassword', 'update', 'lookup', 'delete'];
const OTHERS = ['createAuthUri', 'signInWithEmailLink'];
/** The provider's calls that anybody can reach, and what they read. */
export const IDENTITY_CALLS = [...VERBS, ...OTHERS].map((verb) => `accounts:${verb}`);
export const IDENTITY_FIELDS = [
  ...['email', 'password', 'idToken', 'oobCode', 'requestType', 'newPassword', 'displayName', 'photoUrl'],
  ...['continueUri', 'identifier', 'deleteAttribute', 'returnSecureToken'],
];
