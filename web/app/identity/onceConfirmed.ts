import { identity } from '#web/app/identity/identity.ts';
import { refusalOf } from '#web/app/refusal.ts';

/**
 * Does something that may require a confirmed address. If it was confirmed on another page meanwhile, a fresh token
 * says so and it is retried.
 */
export async function onceConfirmed<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (refusalOf(error).reason !== 'email_unconfirmed') throw error;
    const isConfirmed = await identity().then((me) => me.isConfirmed());
    if (!isConfirmed) throw error;
    return work();
  }
}
