import { BrokenLink } from '#web/account/by-link/BrokenLink.tsx';
import { CodeState } from '#web/account/by-link/CodeState.tsx';
import { isAboutTheCode, type Purpose, useCode } from '#web/account/by-link/useCode.ts';
import { useDoneCode } from '#web/account/by-link/useDoneCode.ts';
import { ResendVerification } from '#web/account/ResendVerification.tsx';
import { AuthCard } from '#web/account/sign-in/AuthCard.tsx';
import { useSending } from '#web/account/useSending.ts';
import { identity } from '#web/app/identity/identity.ts';
import { identityWords } from '#web/app/identity/identityWords.ts';
import { href, paths } from '#web/app/paths.ts';
import { sessionPort } from '#web/app/session/sessionPort.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { toast } from '#web/kit/toast/toast.ts';

type Mode = 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';
type Words = { purpose: Purpose; title: string; ask: (email: string) => string; action: string; done: string };

const words: Record<Mode, Words> = {
  verifyEmail: {
    purpose: 'VERIFY_EMAIL',
    title: 'Confirm your email address',
    ask: (email) => `Is ${email} your address?`,
    action: 'Confirm this address',
    done: 'Your address is confirmed',
  },
  verifyAndChangeEmail: {
    purpose: 'VERIFY_AND_CHANGE_EMAIL',
    title: 'Use your new email address',
    ask: (email) => `From now on, log in with ${email}. You’ve been logged out everywhere.`,
    action: 'Use this address',
    done: 'Your address is changed',
  },
  recoverEmail: {
    purpose: 'RECOVER_EMAIL',
    title: 'Take your old address back',
    ask: (email) => `Your account goes back to ${email}, and is logged out everywhere.`,
    action: 'Take it back',
    done: 'Your old address is back',
  },
};

/** For codes that take effect only when the button is pressed. */
export function ConfirmCode({ mode, code }: { mode: Mode; code: string }) {
  const { purpose, title, ask, action } = words[mode];
  const [doneFor, setDoneFor] = useDoneCode(code);
  const read = useCode(code, purpose);
  const [sending, send] = useSending();
  const press = (email: string) =>
    send(async () => {
      try {
        const me = await identity();
        await me.applyCode(code);
        setDoneFor(email);
        await me.renew();
        sessionPort.recheck();
      } catch (error) {
        if (isAboutTheCode(error)) void read.refetch();
        toast({ title: 'That didn’t work', text: identityWords(error), tone: 'error' });
      }
    });
  if (doneFor !== null) return <Done mode={mode} email={doneFor} />;
  return (
    <CodeState title={title} read={read} wayOn={<WayOn mode={mode} />}>
      {(email) => (
        <AuthCard mode="link" title={title} text={ask(email)}>
          <Button variant="filled" wide loading={sending} onClick={() => void press(email)}>
            {action}
          </Button>
        </AuthCard>
      )}
    </CodeState>
  );
}

function Done({ mode, email }: { mode: Mode; email: string }) {
  const isHere = useSession().state === 'signed_in';
  const isTaken = mode === 'recoverEmail';
  const text = isTaken
    ? 'Someone may know your password. Please choose a new one now.'
    : `${email} belongs to your account now.`;
  const [label, to] = isTaken
    ? ['Choose a new password', href.forgotPassword()]
    : isHere && mode === 'verifyEmail'
      ? ['Go on', paths.home]
      : ['Log In', href.signIn()];
  return (
    <BrokenLink
      title={words[mode].done}
      text={text}
      action={
        <ButtonLink variant="filled" wide to={to} state={{ email }}>
          {label}
        </ButtonLink>
      }
    />
  );
}

function WayOn({ mode }: { mode: Mode }) {
  const session = useSession();
  if (session.state !== 'signed_in') {
    return (
      <ButtonLink variant="filled" wide to={href.signIn()}>
        Log In
      </ButtonLink>
    );
  }
  if (mode === 'verifyEmail' && !session.user.emailVerified) return <ResendVerification />;
  return (
    <ButtonLink variant="filled" wide to={paths.profile}>
      Go to your profile
    </ButtonLink>
  );
}
