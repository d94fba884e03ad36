import type { Verbs } from '#web/app/identity/verbs.ts';
import { session } from '#web/app/session/current.ts';

/** The sign-in code, loaded when somebody wants to sign in or change their sign-in. */
export async function identity(): Promise<Verbs> {
  const [{ auth }, { verbsFor }] = await Promise.all([session.open(), import('#web/app/identity/verbs.ts')]);
  return verbsFor(auth);
}
