import { useState } from 'react';
import type { MembershipStatus } from '#contract/membership.ts';
import type { Interval, Plan } from '#contract/plans.ts';
import { href, paths } from '#web/app/paths.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import type { Choice } from '#web/membership/choose/choice.ts';
import { InterestList } from '#web/membership/choose/InterestList.tsx';
import { nameOf, PLAN_WORDS } from '#web/membership/plans.ts';
import css from './PlanCards.module.css';

type PlanLinkProps = {
  plan: Plan;
  interval: Interval;
  choice: Choice;
  membership: MembershipStatus | undefined;
};

/** The link of a plan's card. The time in the address remounts the page for every choice. */
export function PlanLink({ plan, interval, choice, membership }: PlanLinkProps) {
  const [chosenAt] = useState(serverNow);
  const variant = PLAN_WORDS[plan].popular ? 'ember' : 'default';
  if (choice === 'not_sold') return <InterestList membership={membership} />;
  if (choice === 'covered') return <p className={css.quiet}>Your Prime place includes everything in Plus for now.</p>;
  if (choice === 'choose') {
    return (
      <ButtonLink wide variant={variant} to={href.checkout(plan, chosenAt, interval)}>
        Choose {nameOf(plan)}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink wide variant={variant} to={paths.subscribe}>
      {choice === 'held' ? 'Manage your plan' : `Change to ${nameOf(plan)}`}
    </ButtonLink>
  );
}
