import { Link, useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import type { SignedIn } from '#web/app/session/session.ts';
import { Banner } from '#web/kit/state/Banner.tsx';
import { pastDueUntil } from '#web/start/shell/pastDue.ts';

/** A payment failed. Access stays for some days, and what helps is another card, never another subscription. */
export function PastDueBanner({ user }: Pick<SignedIn, 'user'>) {
  const { pathname } = useLocation();
  const day = pastDueUntil(user, pathname);
  if (!day) return null;
  return (
    <Banner tone="soon" action={<Link to={paths.subscribe}>Update card</Link>}>
      Your last payment failed. Everything stays open until {day}.
    </Banner>
  );
}
