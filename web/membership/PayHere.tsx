import type { Checkout, MembershipStatus } from '#contract/membership.ts';
import { Button } from '#web/kit/Button.tsx';
import { IconArrowLeft } from '#web/kit/icons.ts';
import { PayForPlan } from '#web/membership/PayForPlan.tsx';
import { useBegin } from '#web/membership/useBegin.ts';
import css from './MembershipPage.module.css';

type PayHereProps = {
  checkout: Checkout;
  membership: MembershipStatus | undefined;
  onCheckout: (checkout: Checkout | undefined) => void;
};

export function PayHere({ checkout, membership, onCheckout }: PayHereProps) {
  const { begin } = useBegin(onCheckout);
  return (
    <div className={css.page}>
      <div>
        <Button
          variant="subtle"
          size="compact"
          icon={<IconArrowLeft aria-hidden="true" />}
          onClick={() => onCheckout(undefined)}
        >
          All plans
        </Button>
        <h1 className="h1">Complete Your Subscription</h1>
      </div>
      <PayForPlan checkout={checkout} membership={membership} onClosed={() => begin(checkout.plan)} />
    </div>
  );
}
