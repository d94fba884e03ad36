import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Interval, Plan } from '#contract/plans.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { CheckoutSkeleton } from '#web/membership/checkout/CheckoutSkeleton.tsx';
import { PayForPlan } from '#web/membership/checkout/PayForPlan.tsx';
import { SetupFailed } from '#web/membership/checkout/SetupFailed.tsx';
import { SignInFirst } from '#web/membership/checkout/SignInFirst.tsx';
import { TaxLocationForm } from '#web/membership/checkout/TaxLocationForm.tsx';
import { keepCheckout, useCheckout } from '#web/membership/checkout/useCheckout.ts';
import { choiceIn, useBegin } from '#web/membership/useBegin.ts';
import { useMembership } from '#web/membership/useMembership.ts';
import css from './MembershipPage.module.css';

/** `?plan=`: an unknown one shows Core, and the server is the judge of what is sold. `&interval=`: month or year. */
export function CheckoutPage({ title }: { title: string }) {
  const session = useSession();
  const [params] = useSearchParams();
  const plan = Plan.safeParse(params.get('plan')).data ?? 'core';
  const interval = (plan !== 'prime' && Interval.safeParse(params.get('interval')).data) || 'month';
  if (session.state !== 'signed_in') return <SignInFirst plan={plan} interval={interval} title={title} />;
  return <Paying key={`${plan} ${interval}`} plan={plan} interval={interval} title={title} />;
}

function Paying({ plan, interval, title }: { plan: Plan; interval: Interval; title: string }) {
  const begun = useCheckout(plan, interval);
  const membership = useMembership();
  const offer = useQuery(api.membership.offer.queryOptions());
  const { beginAgain } = useBegin(keepCheckout);
  if (begun.isPending || membership.isPending) return <CheckoutSkeleton />;
  if (begun.error && refusalOf(begun.error).reason === 'tax_location')
    return <TaxLocationForm title={title} plan={plan} interval={interval} onCheckout={keepCheckout} />;
  if (!begun.data?.clientSecret) return <SetupFailed error={begun.error} />;
  const { data } = begun;
  return (
    <div className={css.page}>
      <h1 className="h1">{title}</h1>
      <PayForPlan
        checkout={data}
        membership={membership.data}
        offer={offer.data}
        onCheckout={keepCheckout}
        onClosed={() => beginAgain(choiceIn(data))}
      />
    </div>
  );
}
