import { useMutation } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { dateInWords } from '#web/membership/money.ts';
import type { Subscription } from '#web/membership/parts.ts';
import { nameOf } from '#web/membership/plans.ts';
import { keepMembership } from '#web/membership/useMembership.ts';

type EndSectionProps = { subscription: Subscription; hasPlace: boolean };

/** Canceling takes two clicks, and can be undone until it takes effect. */
export function EndSection({ subscription, hasPlace }: EndSectionProps) {
  if (!subscription.cancelAtPeriodEnd) return <Cancel subscription={subscription} />;
  return hasPlace ? null : <Resume subscription={subscription} />;
}

function Cancel({ subscription: { plan, status, currentPeriodEnd } }: Pick<EndSectionProps, 'subscription'>) {
  const cancel = useMutation(
    api.membership.cancel.mutationOptions({
      onSuccess({ message, membership }) {
        keepMembership(membership);
        toast({ title: 'Membership canceled', text: message, tone: 'success' });
      },
      onError: (error) => toast({ title: 'Not canceled', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  const until = status === 'active' && currentPeriodEnd;
  const ask = async () => {
    const isMeant = await confirm({
      title: `Cancel ${nameOf(plan)}?`,
      text: until
        ? `You keep ${nameOf(plan)} until ${dateInWords(until)}. Nothing more is charged, and what you wrote is kept.`
        : 'It ends now. Nothing more is charged, and what you wrote is kept.',
      action: 'Cancel membership',
      cancel: `Keep ${nameOf(plan)}`,
    });
    if (isMeant) cancel.mutate({ when: 'period_end' });
  };
  return (
    <SettingsSection heading="h2" title="Cancel" text="What you wrote is kept, and stays yours to export or erase.">
      <Button loading={cancel.isPending && 'Canceling'} onClick={() => void ask()}>
        Cancel membership
      </Button>
    </SettingsSection>
  );
}

function Resume({ subscription: { plan, currentPeriodEnd } }: Pick<EndSectionProps, 'subscription'>) {
  const resume = useMutation(
    api.membership.resume.mutationOptions({
      onSuccess({ message, membership }) {
        keepMembership(membership);
        toast({ title: 'Membership resumed', text: message, tone: 'success' });
      },
      onError: (error) => toast({ title: 'Not resumed', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  return (
    <SettingsSection heading="h2" title="Resume">
      <p className="dim">
        You keep {nameOf(plan)} until {currentPeriodEnd && dateInWords(currentPeriodEnd)}. Resume, and it goes on from
        there as before.
      </p>
      <Button variant="filled" loading={resume.isPending && 'Resuming'} onClick={() => resume.mutate(undefined)}>
        Resume membership
      </Button>
    </SettingsSection>
  );
}
