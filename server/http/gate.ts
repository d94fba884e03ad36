import { implement } from '@orpc/server';
import type { Meta } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import type { Caller, Context } from '#server/http/context.ts';
import { once } from '#server/http/idempotency.ts';
import { countTry } from '#server/http/limits.ts';
import { refuse } from '#server/http/refuse.ts';

/** The one judge of who may call what; the contract names the access, nothing else decides. */
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
    const { limit } = procedure['~orpc'].meta;
    const key = limit?.by === 'member' ? (context.caller?.id ?? context.address) : context.address;
    if (limit) await (context.counted ?? countTry(context, path.join('.'), key, limit));
    return next();
  });

/** For endpoints that somebody must have signed in to: handlers find them as `user`. */
export const house = endpoints
  .use(({ context, procedure, next }) => next({ context: { user: admit(procedure['~orpc'].meta, context.caller) } }))
  .use(async ({ context, path, procedure, next }, input, output) => {
    const call = { context, path, method: procedure['~orpc'].route.method };
    return output(await once(call, input, async (answered) => (await next({ context: { answered } })).output));
  });

/** For endpoints open to anyone; one that asks for more fails here, whoever calls. */
export const open = endpoints.use(({ procedure, next }) => {
  if (procedure['~orpc'].meta.access !== 'anyone')
    throw new Error('An endpoint with an access rule stands outside the gate.');
  return next();
});
