import type { FastifyRequest } from 'fastify';
import { pathOf } from '#server/identity/embedded/plugin.ts';
import type { Call } from '#server/identity/embedded/provider.ts';
import type { Bed } from '#server/identity/testbed/bed.ts';
import { change, create, remove, searchOf } from '#server/identity/testbed/operator-accounts.ts';
import { sendCodeOf } from '#server/identity/testbed/operator-codes.ts';
import { presentConfig, replaceSettings } from '#server/identity/testbed/settings.ts';

const PATH = /^\/identitytoolkit\.googleapis\.com\/v[12](?:\/projects\/[^/]+)?\/(config|accounts(?::\w+)?)$/;
/** The emulator's word, or anything in the form of a service account's token. */
const OWNER = /^bearer +(?:owner|ya29\..+)$/i;

/** What the testbed's operator may do without an account. */
function operations(bed: Bed): Record<string, Call> {
  const { find, query, all } = searchOf(bed);
  const config: Call = async () => presentConfig(bed.settings);
  return {
    'GET config': config,
    'POST accounts': create,
    'POST accounts:signUp': create,
    'POST accounts:lookup': find,
    'POST accounts:query': query,
    'POST accounts:update': change,
    'POST accounts:delete': remove,
    'GET accounts:batchGet': all,
    'POST accounts:sendOobCode': sendCodeOf(bed),
  };
}

/** The operator's calls, recognized by `Authorization: Bearer owner`. */
export function operatorOf(bed: Bed) {
  const known = operations(bed);
  return (request: FastifyRequest): Call | undefined => {
    const name = PATH.exec(pathOf(request))?.[1];
    if (!name || !OWNER.test(request.headers.authorization ?? '')) return undefined;
    if (request.method === 'PATCH' && name === 'config') return replaceSettings(bed.settings, request.query);
    return known[`${request.method} ${name}`];
  };
}
