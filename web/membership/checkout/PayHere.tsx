import type { Checkout, MembershipStatus } from '#contract/membership.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconArrowLeft } from '#web/kit/icons.ts';
import { PayForPlan } from '#web/membership/checkout/PayForPlan.tsx';
import css from '#web/membership/MembershipPage.module.css';
import type { Offer } from '#web/membership/parts.ts';
import { choiceIn, useBegin } from '#web/membership/useBegin.ts';

type PayHereProps = {
  checkout: Checkout;
  membership: MembershipStatus | undefined;
  offer: Offer | undefined;
  onCheckout: (checkout: Checkout | undefined) => void;
};

export function PayHere({ checkout, membership, offer, onCheckout }: PayHereProps) {
  const { beginAgain } = useBegin(onCheckout);
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
      <PayForPlan
        checkout={checkout}
        membership={membership}
        offer={offer}
        onCheckout={onCheckout}
        onClosed={() => beginAgain(choiceIn(checkout))}
      />
    </div>
  );
}
