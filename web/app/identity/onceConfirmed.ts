import { identity } from '#web/app/identity/identity.ts';
import { refusalOf } from '#web/app/refusal.ts';

/** Does what may need a confirmed address. Where it was confirmed on another page meanwhile, the next token tells, and it is done. */
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
