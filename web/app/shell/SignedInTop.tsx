import type { SignedIn } from '#web/app/session/session.ts';
import { Header } from '#web/app/shell/Header.tsx';
import { TrialBanner } from '#web/app/shell/TrialBanner.tsx';

type SignedInTopProps = Pick<SignedIn, 'user' | 'access'> & { quiet: boolean };

export function SignedInTop({ user, access, quiet }: SignedInTopProps) {
  return (
    <>
      {!quiet && <TrialBanner user={user} access={access} />}
      <Header user={user} access={access} />
    </>
  );
}
