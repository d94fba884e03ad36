import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Parameters that a payment provider adds to the return address. */
const OF_A_PAYMENT = /^(payment_intent|setup_intent|redirect_status|source_)/;

/** Removes them unread once access is known: they are not trusted, and could end up in a history or screenshot. */
export function useCleanAddress(hasAccess: boolean): void {
  const [params, setParams] = useSearchParams();
  const isMarked = hasAccess && [...params.keys()].some((name) => OF_A_PAYMENT.test(name));

  useEffect(() => {
    if (!isMarked) return;
    setParams((all) => new URLSearchParams([...all].filter(([name]) => !OF_A_PAYMENT.test(name))), { replace: true });
  }, [isMarked, setParams]);
}
