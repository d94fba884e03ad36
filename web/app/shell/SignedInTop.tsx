import type { SignedIn } from '#web/app/session/session.ts';
import { Header } from '#web/app/shell/Header.tsx';
import { PastDueBanner } from '#web/app/shell/PastDueBanner.tsx';
import { TrialBanner } from '#web/app/shell/TrialBanner.tsx';
import { useOffers } from '#web/kit/safety/offers.ts';

type SignedInTopProps = Pick<SignedIn, 'user' | 'access'> & { quiet: boolean };

export function SignedInTop({ user, access, quiet }: SignedInTopProps) {
  const offers = useOffers();
  return (
    <>
      {!quiet && offers && <TrialBanner user={user} access={access} />}
      {!quiet && <PastDueBanner user={user} />}
      <Header user={user} access={access} />
    </>
  );
}
