import { agree, sendKeptAgreement } from '#web/account/sign-in/agreement.ts';
import { goalOfSignIn, goalOfSignUp, isInvitation } from '#web/account/sign-in/goal.ts';
import { identity } from '#web/app/identity/identity.ts';
import { startTrial } from '#web/app/identity/startTrial.ts';
import { session } from '#web/app/session/current.ts';
import { readReturn, rememberReturn } from '#web/app/session/returnTo.ts';
import { toast } from '#web/kit/toast/toast.ts';

/** The page changes only when everything is done; then the router opens the remembered goal. */
export async function signIn(email: string, password: string): Promise<void> {
  const me = await identity();
  await session.during(async () => {
    await me.signIn(email.trim(), password);
    await sendKeptAgreement(email).catch(() => {});
    rememberReturn(goalOfSignIn(readReturn()));
    toast({ title: 'Welcome back!', tone: 'success' });
  });
}

type NewAccount = { email: string; password: string; name: string; sharing: boolean; trial: boolean };

export async function signUp({ email, password, name, sharing, trial }: NewAccount): Promise<void> {
  const me = await identity();
  await session.during(async () => {
    await me.signUp(email.trim(), password);
    // The account exists from here on. The remaining steps can be repeated later, in the settings.
    if (name.trim()) await me.rename(name.trim()).catch(() => {});
    await agree(email, sharing).catch(() => {});
    me.sendVerification().catch(() => {});
    await welcome(trial);
  });
}

async function welcome(trial: boolean): Promise<void> {
  const isStarted = trial && (await startTrial());
  const goal = goalOfSignUp(readReturn(), isStarted);
  rememberReturn(goal);
  if (isStarted) {
    toast({
      title: 'Welcome to Mallama',
      text: 'Free Trial Started! You now have 24 hours of free access to Core features.',
      tone: 'success',
    });
  } else if (!trial && isInvitation(goal)) {
    toast({ title: 'Account created!', text: 'Welcome to Mallama.', tone: 'success' });
  } else if (!trial) {
    toast({ title: 'Account created!', text: 'Please select a membership plan to continue.', tone: 'success' });
  }
}
