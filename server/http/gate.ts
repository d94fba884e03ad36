import { implement } from '@orpc/server';
import type { Meta } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import type { Context } from '#server/http/context.ts';
import { once } from '#server/http/idempotency/idempotency.ts';
import { countTry } from '#server/http/limits.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';

/** Checks the access that the contract demands. Access to a thread is checked by its room. */
export function admit({ access, anyAge }: Pick<Meta, 'access' | 'anyAge'>, caller: Caller | undefined): Caller {
  if (!caller) throw refuse('signed_out');
  if (caller.facts.ageInDoubt && !anyAge) throw refuse('forbidden', { reason: 'age' }, 'Mallama is for adults.');
  if (access === 'member' && !caller.hasAccess) throw refuse('membership_required');
  if (access === 'admin' && !caller.isAdmin) throw refuse('forbidden');
  return caller;
}

const endpoints = implement(contract)
  .$context<Context>()
  .use(async ({ context, path, procedure, next }) => {
    const name = path.join('.');
    if (context.endpoint && context.endpoint !== name) throw refuse('not_found');
    const { limit, access } = procedure['~orpc'].meta;
    const key = (limit?.by === 'member' && context.caller?.id) || context.address;
    // Callers without access are told to log in or subscribe, however often they ask.
    const isTurnedAway = limit?.by === 'member' && access !== 'anyone' && !context.caller;
    if (limit && !isTurnedAway) await (context.counted ?? countTry(context, name, key, limit));
    return next();
  });

/** For endpoints that require sign-in; handlers find the caller as `user`. */
export const signedIn = endpoints
  .use(({ context, procedure, next }) => next({ context: { user: admit(procedure['~orpc'].meta, context.caller) } }))
  .use(async ({ context, path, procedure, next }, input, output) => {
    const { route, meta } = procedure['~orpc'];
    const call = { context, path, method: route.method, resumes: meta.resumes };
    return output(await once(call, input, async (own) => (await next({ context: own })).output));
  })
  .use(({ context, path, procedure, next }, input) => {
    const { route, meta } = procedure['~orpc'];
    if (meta.access !== 'admin' || route.method === 'GET') return next();
    return context.recordAction(context, { adminId: context.user.id, action: path.join('.'), input }, async () =>
      next(),
    );
  });

/** For public endpoints. An endpoint that demands more fails here. */
export const anyone = endpoints.use(({ procedure, next }) => {
  if (procedure['~orpc'].meta.access !== 'anyone')
    throw new Error('An endpoint with an access rule stands outside the gate.');
  return next();
});
