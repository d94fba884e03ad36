import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/app/paths.ts';
import type { SignedIn } from '#web/app/session/session.ts';
import { Banner } from '#web/kit/state/Banner.tsx';
import { type TrialNotice, trialNotice } from '#web/start/shell/trialNotice.ts';
import { useNow } from '#web/start/shell/useNow.ts';

export function TrialBanner({ user, access }: Pick<SignedIn, 'user' | 'access'>) {
  const now = useNow(5000);
  const notice = trialNotice(user, access, now);
  if (!notice) return null;
  const action = notice.tone === 'ended' ? 'Subscribe Now' : 'Upgrade Now';
  return (
    // A new tone is a new element, so that screen readers announce it.
    <Banner key={notice.tone} tone={notice.tone} action={<Link to={paths.membership}>{action}</Link>}>
      {words(notice)}
    </Banner>
  );
}

function words(notice: TrialNotice): ReactNode {
  if (notice.tone === 'ended') return 'Your free trial has ended';
  const urgent = notice.tone === 'urgent';
  return (
    <>
      {urgent && <b>URGENT </b>}
      <span aria-hidden="true" className="num">
        <b>{notice.left}</b> left{urgent ? '.' : ' in your free trial'}
      </span>
      <span className="visually-hidden">{notice.spoken} left in your free trial.</span>
      {urgent && ' Subscribe now to avoid losing access!'}
    </>
  );
}
