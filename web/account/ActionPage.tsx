import { useSearchParams } from 'react-router';
import { BrokenLink } from '#web/account/by-link/BrokenLink.tsx';
import { ConfirmCode } from '#web/account/by-link/ConfirmCode.tsx';
import { LinkSignIn } from '#web/account/by-link/LinkSignIn.tsx';
import { ResetPassword } from '#web/account/by-link/ResetPassword.tsx';

/** Opened by the links in emails. Opening one does not use its code up, because mail scanners open links too. */
export function ActionPage() {
  const [search] = useSearchParams();
  const mode = search.get('mode');
  const code = search.get('oobCode') ?? '';
  if (code === '') return <BrokenLink />;
  // The key remounts the page for a new code.
  switch (mode) {
    case 'resetPassword':
      return <ResetPassword key={code} code={code} />;
    case 'verifyEmail':
    case 'verifyAndChangeEmail':
    case 'recoverEmail':
      return <ConfirmCode key={code} mode={mode} code={code} />;
    case 'signIn':
      return <LinkSignIn key={code} code={code} />;
    default:
      return <BrokenLink />;
  }
}
