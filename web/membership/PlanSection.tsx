import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MembershipStatus } from '#contract/membership.ts';
import { PRICES } from '#contract/plans.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { toast } from '#web/kit/toast.ts';
import { ChangeDialog } from '#web/membership/ChangeDialog.tsx';
import { dateInWords, priceOf } from '#web/membership/money.ts';
import type { Subscription, Till } from '#web/membership/parts.ts';
import { nameOf } from '#web/membership/plans.ts';
import { Section } from '#web/membership/Section.tsx';
import { keepMembership } from '#web/membership/useMembership.ts';
import css from './Section.module.css';

type PlanSectionProps = { subscription: Subscription; membership: MembershipStatus; till: Till };

export function PlanSection({ subscription, membership, till }: PlanSectionProps) {
  const { plan, status, amount, currentPeriodEnd, cancelAtPeriodEnd, scheduledPlan } = subscription;
  const [changing, setChanging] = useState(false);
  const other = plan === 'core' ? 'plus' : 'core';
  const mayChange = status === 'active' && !cancelAtPeriodEnd && !scheduledPlan;
  return (
    <Section title="Plan">
      <p className={css.headline}>
        <span className="name">
          {nameOf(plan)}, {priceOf(plan, scheduledPlan ? PRICES[plan] : amount)}
        </span>
        <StatusBadge subscription={subscription} />
        {membership.testMode && <Badge tone="fair">Test mode - no real money is taken</Badge>}
      </p>
      {currentPeriodEnd && status === 'active' && (
        <p className="dim">
          {cancelAtPeriodEnd ? `${nameOf(plan)} ends on` : 'Next payment on'} {dateInWords(currentPeriodEnd)}
        </p>
      )}
      {scheduledPlan && currentPeriodEnd && <Scheduled subscription={subscription} />}
      {mayChange && <Button onClick={() => setChanging(true)}>Change to {nameOf(other)}</Button>}
      {changing && (
        <ChangeDialog
          to={other}
          subscription={subscription}
          agreed={membership.sharingConsent?.agreed ?? false}
          till={till}
          onClose={() => setChanging(false)}
        />
      )}
    </Section>
  );
}

function StatusBadge({ subscription: { status, cancelAtPeriodEnd } }: { subscription: Subscription }) {
  if (status === 'past_due') return <Badge tone="needs">Payment failed</Badge>;
  if (status !== 'active') return <Badge tone="needs">Not active</Badge>;
  return cancelAtPeriodEnd ? <Badge tone="warm">Cancelled</Badge> : <Badge tone="excellent">Active</Badge>;
}

/** A smaller plan that begins with the next period; until then it can be taken back for nothing. */
function Scheduled({ subscription: { plan, scheduledPlan, currentPeriodEnd } }: { subscription: Subscription }) {
  const stay = useMutation(
    api.membership.change.mutationOptions({
      onSuccess({ message, membership }) {
        keepMembership(membership);
        toast({ title: message, tone: 'success' });
      },
      onError: (error) => toast({ title: 'Plan not changed', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  return (
    <Notice
      action={
        <Button size="compact" loading={stay.isPending && 'Saving'} onClick={() => stay.mutate({ plan })}>
          Keep {nameOf(plan)}
        </Button>
      }
    >
      {nameOf(scheduledPlan ?? plan)} begins on {currentPeriodEnd && dateInWords(currentPeriodEnd)}.
    </Notice>
  );
}
