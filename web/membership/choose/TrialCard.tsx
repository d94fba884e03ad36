import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { TRIAL_HOURS } from '#contract/access.ts';
import { startTrial } from '#web/app/identity/startTrial.ts';
import { href, paths } from '#web/app/paths.ts';
import type { Session } from '#web/app/session/session.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { IconGift } from '#web/kit/icons.ts';
import { toast } from '#web/kit/toast/toast.ts';
import { SharingConsent } from '#web/membership/SharingConsent.tsx';
import css from './TrialCard.module.css';

/** Only for people who have not had a trial. */
export function TrialCard({ session, agreed }: { session: Session; agreed: boolean }) {
  if (session.state === 'signed_in' && (session.user.hasUsedTrial || session.access.hasActiveSubscription)) return null;
  return (
    <section className={css.card} aria-labelledby="trial-title">
      <IconGift size={26} className={css.icon} aria-hidden="true" />
      <div className={css.words}>
        <h2 id="trial-title" className="h2">
          Try Free for {TRIAL_HOURS} Hours
        </h2>
        <p className="dim">Everything in Core, no credit card. It ends by itself and never turns into a paid plan.</p>
        {session.state === 'signed_in' && <SharingConsent occasion="trial" agreed={agreed} />}
      </div>
      {session.state === 'signed_in' ? (
        <StartTrial />
      ) : (
        <ButtonLink variant="filled" size="large" to={href.startTrial()}>
          Start Free Trial
        </ButtonLink>
      )}
    </section>
  );
}

function StartTrial() {
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: startTrial,
    onSuccess(isStarted) {
      if (!isStarted) return;
      toast({ title: 'Free Trial Started!', text: 'You now have 24 hours of free access to Core features.' });
      void navigate(paths.dashboard);
    },
  });
  return (
    <Button variant="filled" size="large" loading={start.isPending && 'Starting'} onClick={() => start.mutate()}>
      Start Free Trial
    </Button>
  );
}
