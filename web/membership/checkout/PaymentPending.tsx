import { useState } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from './PayForPlan.module.css';

/** The provider has taken the payment, and our server does not know it yet. Nothing must be paid again. */
export function PaymentPending({ onLook }: { onLook: () => Promise<void> }) {
  const [looking, setLooking] = useState(false);
  const look = () => {
    setLooking(true);
    void onLook().finally(() => setLooking(false));
  };
  return (
    <div className={css.done} role="status">
      <h2 className="h2">Your payment is on its way</h2>
      <Notice>
        It was taken, and is being confirmed. This usually takes less than a minute. You need not pay again, and this
        page may be closed.
      </Notice>
      <Button loading={looking && 'Checking'} onClick={look}>
        Check again
      </Button>
    </div>
  );
}
