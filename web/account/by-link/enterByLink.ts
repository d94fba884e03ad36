import { agree } from '#web/account/sign-in/agreement.ts';
import { goalOfSignIn, goalOfSignUp } from '#web/account/sign-in/goal.ts';
import { api } from '#web/app/api.ts';
import { identity } from '#web/app/identity/identity.ts';
import { forgetLinkEmail } from '#web/app/identity/linkEmail.ts';
import { session } from '#web/app/session/current.ts';
import { readReturn, rememberReturn } from '#web/app/session/returnTo.ts';
import { toast } from '#web/kit/toast/toast.ts';

/** A newcomer, who has not agreed to anything yet. */
export type Waiting = {
  /** Signs them in, or throws and can be called again. */
  finish(sharing: boolean): Promise<void>;
  /** They left without agreeing, so they are not signed in. Does nothing once they have agreed. */
  abandon(): void;
};

export class Abandoned extends Error {
  override name = 'Abandoned';
}

/** Signs in with a link's code. The page changes only when that is done and a newcomer has agreed. */
export async function enterByLink(email: string, link: string, onNew: (waiting: Waiting) => void): Promise<void> {
  const me = await identity();
  await session.during(async () => {
    await me.signInByLink(email, link);
    forgetLinkEmail();
    // If the server does not answer they are signed in anyway, since the link is used up.
    const hasAgreed = await api.account.agreement.call().then(Boolean, () => true);
    if (!hasAgreed) await agreementOf(email, onNew).catch((left) => leaving(me, left));
    await me.stay();
    rememberReturn(hasAgreed ? goalOfSignIn(readReturn()) : goalOfSignUp(readReturn(), false));
    toast({ title: hasAgreed ? 'Welcome back!' : 'Welcome to Mallama', tone: 'success' });
  });
}

/** Only while the same account is signed in. */
async function leaving(me: Awaited<ReturnType<typeof identity>>, left: unknown): Promise<never> {
  await me.leave().finally(me.stay);
  throw left;
}

const agreementOf = (email: string, onNew: (waiting: Waiting) => void) =>
  new Promise<void>((agreed, left) =>
    onNew({
      async finish(sharing) {
        await agree(email, sharing);
        agreed();
      },
      abandon: () => left(new Abandoned()),
    }),
  );
