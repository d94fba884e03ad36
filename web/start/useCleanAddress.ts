import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** What a payment provider writes into the address it sends somebody back to. */
const OF_A_PAYMENT = /^(payment_intent|setup_intent|redirect_status|source_)/;

/** Takes it out unread once access stands: the address is never believed, and may end up in a history or a screenshot. */
export function useCleanAddress(hasAccess: boolean): void {
  const [params, setParams] = useSearchParams();
  const isMarked = hasAccess && [...params.keys()].some((name) => OF_A_PAYMENT.test(name));

  useEffect(() => {
    if (!isMarked) return;
    setParams((all) => new URLSearchParams([...all].filter(([name]) => !OF_A_PAYMENT.test(name))), { replace: true });
  }, [isMarked, setParams]);
}
