import { Card } from '#web/kit/card/Card.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import page from '#web/membership/MembershipPage.module.css';
import { FormSkeleton } from '#web/membership/payment/FormSkeleton.tsx';
import css from './PayForPlan.module.css';

export function CheckoutSkeleton() {
  return (
    <div className={page.page}>
      <h1 className="h1">Setting up your payment</h1>
      <div className={css.columns}>
        <Skeleton label="Setting up your payment">
          <Blank width="25%" height="20px" />
          <Blank width="45%" height="44px" />
          <Blank width="80%" />
          <Blank width="70%" />
          <Blank width="75%" />
        </Skeleton>
        <Card>
          <FormSkeleton />
        </Card>
      </div>
    </div>
  );
}
