import { useSearchParams } from 'react-router';
import { Plan } from '#contract/plans.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { CheckoutSkeleton } from '#web/membership/CheckoutSkeleton.tsx';
import { PayForPlan } from '#web/membership/PayForPlan.tsx';
import { SetupFailed } from '#web/membership/SetupFailed.tsx';
import { SignInFirst } from '#web/membership/SignInFirst.tsx';
import { useCheckout } from '#web/membership/useCheckout.ts';
import { useMembership } from '#web/membership/useMembership.ts';
import css from './MembershipPage.module.css';

/** `?plan=`: an unknown one shows Core, and the server is the judge of what is sold. */
export function CheckoutPage({ title }: { title: string }) {
  const session = useSession();
  const [params] = useSearchParams();
  const plan = Plan.safeParse(params.get('plan')).data ?? 'core';
  if (session.state !== 'signed_in') return <SignInFirst plan={plan} title={title} />;
  return <Paying key={plan} plan={plan} title={title} />;
}

function Paying({ plan, title }: { plan: Plan; title: string }) {
  const begun = useCheckout(plan);
  const membership = useMembership();
  if (begun.isPending || membership.isPending) return <CheckoutSkeleton />;
  if (!begun.data?.clientSecret) return <SetupFailed error={begun.error} />;
  return (
    <div className={css.page}>
      <h1 className="h1">{title}</h1>
      <PayForPlan checkout={begun.data} membership={membership.data} onClosed={() => void begun.refetch()} />
    </div>
  );
}
