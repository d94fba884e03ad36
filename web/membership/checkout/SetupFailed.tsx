import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { toast } from '#web/kit/toast/toast.ts';
import { hasItAlready, SETUP_REQUIRED, setupWords } from '#web/membership/moneyWords.ts';

/** No payment could be begun: back to the plans, and why. Whoever has the plan already gets to where it is managed. */
export function SetupFailed({ error }: { error: Error | null }) {
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
