import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { Checkout } from '#contract/membership.ts';
import { Interval, Plan } from '#contract/plans.ts';
import { api } from '#web/app/api.ts';
import { paths } from '#web/app/paths.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { toast } from '#web/kit/toast/toast.ts';
import { CheckoutSkeleton } from '#web/membership/checkout/CheckoutSkeleton.tsx';
import { PayForPlan } from '#web/membership/checkout/PayForPlan.tsx';
import { SignInFirst } from '#web/membership/checkout/SignInFirst.tsx';
import { TaxLocationForm } from '#web/membership/checkout/TaxLocationForm.tsx';
import { hasItAlready, SETUP_REQUIRED, setupWords } from '#web/membership/moneyWords.ts';
import { choiceIn, useBegin } from '#web/membership/useBegin.ts';
import { useMembership } from '#web/membership/useMembership.ts';
import css from './MembershipPage.module.css';

// Not under the key of the membership room, or this call would invalidate its own query.
const keyOf = (plan: Plan, interval: Interval) => ['checkout', plan, interval];

/** Starts a payment, or returns the one that is open; the server has at most one per member. */
const useCheckout = (plan: Plan, interval: Interval) =>
  useQuery({
    queryKey: keyOf(plan, interval),
    queryFn: () => api.membership.create.call({ plan, interval }),
    gcTime: 0,
  });

/** Replaces the form that is shown. */
const keepCheckout = (checkout: Checkout) =>
  void queryClient.setQueryData(keyOf(checkout.plan, checkout.interval), checkout);

/** No payment could be started: goes back to the plans and shows why, or to the plan the member already has. */
function SetupFailed({ error }: { error: Error | null }) {
  const refusal = error ? refusalOf(error) : undefined;
  const isHad = refusal !== undefined && hasItAlready(refusal);
  const said = useRef(false);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    if (!refusal) toast(SETUP_REQUIRED);
    else if (isHad) toast({ title: refusal.message, tone: 'info' });
    else toast({ title: 'Error', text: setupWords(refusal), tone: 'error' });
  }, [refusal, isHad]);
  return <Navigate to={isHad ? paths.subscribe : paths.membership} replace />;
}

/** `?plan=`: Core if unknown; the server decides what is sold. `&interval=`: month or year. */
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
