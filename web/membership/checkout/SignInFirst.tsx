import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Interval, Plan } from '#contract/plans.ts';
import { href } from '#web/app/paths.ts';
import { rememberReturn } from '#web/app/session/returnTo.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { PlanSummary } from '#web/membership/checkout/PlanSummary.tsx';
import page from '#web/membership/MembershipPage.module.css';
import css from './PayForPlan.module.css';

/** A plan needs an account. After signing in or up, the chosen plan opens again. */
export function SignInFirst({ plan, interval, title }: { plan: Plan; interval: Interval; title: string }) {
  const { pathname, search } = useLocation();
  useEffect(() => rememberReturn(pathname + search), [pathname, search]);
  return (
    <div className={page.page}>
      <h1 className="h1">{title}</h1>
      <div className={css.columns}>
        <PlanSummary plan={plan} interval={interval} membership={undefined} />
        <Card className={css.payment}>
          <h2 className="h2">Whose plan will it be?</h2>
          <p className="dim">Log in or create an account, and you come back to this plan.</p>
          <ButtonLink variant="filled" wide to={href.signUp()}>
            Create Account
          </ButtonLink>
          <ButtonLink wide to={href.signIn()}>
            Log In
          </ButtonLink>
        </Card>
      </div>
    </div>
  );
}
