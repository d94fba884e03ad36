import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MembershipStatus } from '#contract/membership.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { ChangeDialog } from '#web/membership/manage/ChangeDialog.tsx';
import { dateInWords, priceOf } from '#web/membership/money.ts';
import type { Renewing, Subscription, Till } from '#web/membership/parts.ts';
import { changeWords, nameOf } from '#web/membership/plans.ts';
import { keepMembership } from '#web/membership/useMembership.ts';
import css from './Manage.module.css';

type PlanSectionProps = {
  subscription: Subscription;
  membership: MembershipStatus;
  till: Till;
  sellsYears: boolean;
};

/** The alternatives: the other plan, and the other interval. */
function othersFor({ plan, interval }: Subscription, sellsYears: boolean): Renewing[] {
  if (!plan) return [];
  const often = interval === 'year' && !sellsYears ? 'month' : interval;
  const other = { plan: plan === 'core' ? 'plus' : 'core', interval: often } as const;
  if (interval === 'year') return [other, { plan, interval: 'month' }];
  return sellsYears ? [other, { plan, interval: 'year' }] : [other];
}

export function PlanSection({ subscription, membership, till, sellsYears }: PlanSectionProps) {
  const { plan, interval, status, amount, discount, currentPeriodEnd, cancelAtPeriodEnd, scheduledPlan } = subscription;
  const [changing, setChanging] = useState<Renewing>();
  const mayChange = plan !== null && status === 'active' && !cancelAtPeriodEnd && !scheduledPlan;
  return (
    <SettingsSection heading="h2" title="Plan">
      <p className={css.headline}>
        <span className="name">
          {plan ? `${nameOf(plan)}, ${priceOf(plan, amount, interval)}` : 'A plan that is not for sale here'}
        </span>
        <StatusBadge subscription={subscription} />
        {discount && <Badge tone="warm">{discount}</Badge>}
        {membership.testMode && <Badge tone="fair">Test mode - no real money is taken</Badge>}
      </p>
      {currentPeriodEnd && status === 'active' && (
        <p className="dim">
          {cancelAtPeriodEnd ? `${nameOf(plan)} ends on` : 'Next payment on'} {dateInWords(currentPeriodEnd)}
        </p>
      )}
      {!plan && (
        <p className="dim">
          It doesn’t open anything right now. We know about it and will fix it. You can cancel it below.
        </p>
      )}
      {plan && scheduledPlan && currentPeriodEnd && <Scheduled now={{ plan, interval }} subscription={subscription} />}
      {mayChange && (
        <div className={css.actions}>
          {othersFor(subscription, sellsYears).map((to) => (
            <Button key={to.plan + to.interval} onClick={() => setChanging(to)}>
              {changeWords(subscription, to)}
            </Button>
          ))}
        </div>
      )}
      {changing && (
        <ChangeDialog
          to={changing}
          subscription={subscription}
          agreed={membership.sharingConsent?.agreed ?? false}
          till={till}
          onClose={() => setChanging(undefined)}
        />
      )}
    </SettingsSection>
  );
}

function StatusBadge({ subscription: { status, cancelAtPeriodEnd } }: { subscription: Subscription }) {
  if (status === 'past_due') return <Badge tone="needs">Payment failed</Badge>;
  if (status !== 'active') return <Badge tone="needs">Not active</Badge>;
  return cancelAtPeriodEnd ? <Badge tone="warm">Canceled</Badge> : <Badge tone="excellent">Active</Badge>;
}

/** A scheduled downgrade, which can be canceled at no cost until it starts. */
type ScheduledProps = { now: Renewing; subscription: Subscription };

function Scheduled({ now, subscription: { scheduledPlan, currentPeriodEnd } }: ScheduledProps) {
  const isOther = scheduledPlan !== now.plan;
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
        <Button
          size="compact"
          loading={stay.isPending && 'Saving'}
          onClick={() => stay.mutate({ ...now, isFree: true })}
        >
          {isOther ? `Keep ${nameOf(now.plan)}` : 'Keep paying yearly'}
        </Button>
      }
    >
      {isOther ? `${nameOf(scheduledPlan)} begins` : 'Paying monthly begins'} on{' '}
      {currentPeriodEnd && dateInWords(currentPeriodEnd)}.
    </Notice>
  );
}
