import type { SignedIn } from '#web/app/session/session.ts';
import { useOffers } from '#web/kit/safety/offers.ts';
import { Header } from '#web/start/shell/Header.tsx';
import { PastDueBanner } from '#web/start/shell/PastDueBanner.tsx';
import { TrialBanner } from '#web/start/shell/TrialBanner.tsx';

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
