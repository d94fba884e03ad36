import { TRIAL_HOURS } from '#contract/access.ts';
import { paths } from '#web/app/paths.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import css from '#web/conversations/ConversationsPage.module.css';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Card } from '#web/kit/card/Card.tsx';

/** What a plan adds, whether the free trial is still there, and that what was written before is kept. */
export function PlanAdds() {
  const { user } = useSignedIn();
  const hadPlan = user.hasUsedTrial || user.subscription !== null;
  return (
    <Card as="section" aria-labelledby="plan-adds" className={css.part}>
      <h2 id="plan-adds" className="h3">
        What a plan adds
      </h2>
      <p className="dim">
        Chats with Mallama about the people in your life, check-ins, a journal, and conversations you start yourself.
      </p>
      {!user.hasUsedTrial && (
        <p>You haven’t used your free trial: all of this for {TRIAL_HOURS} hours, without a card. It ends by itself.</p>
      )}
      {hadPlan && <p className="dim">What you wrote before is kept, and you can export it in your settings.</p>}
      <ButtonLink to={paths.membership}>
        {user.hasUsedTrial ? 'See the plans' : 'See the trial and the plans'}
      </ButtonLink>
    </Card>
  );
}
