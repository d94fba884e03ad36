import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { askUntil } from '#web/membership/askUntil.ts';

const OF_A_PAYMENT = /^(payment_intent|setup_intent|redirect_status|source_)/;

/** After a return from a provider: its parameters are removed from the address unread, and the server is asked. */
export function usePaymentReturn(): 'none' | 'checking' | 'paid' | 'unknown' {
  const [params, setParams] = useSearchParams();
  const names = [...params.keys()].filter((name) => OF_A_PAYMENT.test(name));
  const [state, setState] = useState<'none' | 'checking' | 'paid' | 'unknown'>(names.length > 0 ? 'checking' : 'none');

  useEffect(() => {
    if (names.length === 0) return;
    setParams((all) => new URLSearchParams([...all].filter(([name]) => !OF_A_PAYMENT.test(name))), { replace: true });
  }, [names.length, setParams]);

  useEffect(() => {
    if (state !== 'checking') return;
    let isGone = false;
    void askUntil(({ status }) => status === 'active').then((found) => {
      if (!isGone) setState(found ? 'paid' : 'unknown');
    });
    return () => {
      isGone = true;
    };
  }, [state]);

  return state;
}
