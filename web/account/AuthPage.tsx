import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { AuthCard } from '#web/account/sign-in/AuthCard.tsx';
import { type AuthMode, authMode } from '#web/account/sign-in/authMode.ts';
import { isInvitation } from '#web/account/sign-in/goal.ts';
import { LetterForm } from '#web/account/sign-in/LetterForm.tsx';
import { SignInForm } from '#web/account/sign-in/SignInForm.tsx';
import { SignUpForm } from '#web/account/sign-in/SignUpForm.tsx';
import { TrialStrip } from '#web/account/sign-in/TrialStrip.tsx';
import { identity } from '#web/app/identity/identity.ts';
import { href } from '#web/app/paths.ts';
import { readReturn } from '#web/app/session/returnTo.ts';
import css from './sign-in/AuthCard.module.css';

const titles: Record<AuthMode, string> = {
  signin: 'Sign In',
  signup: 'Create Account',
  reset: 'Reset your password',
  link: 'Sign in with a link',
};

const INVITED =
  'Next you’ll see your invitation: what it means and what the other person would see. You decide then, and need no plan.';

const readArrival = () => ({
  referrer: document.referrer,
  origin: location.origin,
  isExpected: readReturn() !== null,
  isInvited: isInvitation(readReturn() ?? ''),
});

/** Sign-in, sign-up, and emails for either. */
export function AuthPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const [arrival] = useState(readArrival);
  const { mode, trial } = authMode(search, arrival);
  const [email, setEmail] = useState(() => emailIn(state));
  const [cameForTrial] = useState(trial);
  const toSignUp = cameForTrial ? href.startTrial() : href.signUp();

  useEffect(() => {
    // Preloads the sign-in code. A failure is shown when they try to sign in.
    identity().catch(() => {});
  }, []);

  const forms: Record<AuthMode, ReactNode> = {
    signin: <SignInForm {...{ email, toSignUp }} onEmail={setEmail} />,
    signup: <SignUpForm {...{ email, trial }} onEmail={setEmail} />,
    reset: <LetterForm key="reset" kind="reset" {...{ email, toSignUp }} onEmail={setEmail} />,
    link: <LetterForm key="link" kind="link" {...{ email, toSignUp }} onEmail={setEmail} />,
  };
  return (
    <AuthCard mode={mode} title={titles[mode]} text={arrival.isInvited && INVITED}>
      {trial && <TrialStrip />}
      {forms[mode]}
      {mode === 'signin' ? (
        <p className={css.links}>
          <span>
            New to Mallama? <Link to={toSignUp}>Create Account</Link>
          </span>
        </p>
      ) : (
        <p className={css.links}>
          <span>
            Already have an account? <Link to={href.signIn()}>Sign In</Link>
          </span>
        </p>
      )}
    </AuthCard>
  );
}

const emailIn = (state: unknown): string =>
  state !== null && typeof state === 'object' && 'email' in state ? String(state.email) : '';
