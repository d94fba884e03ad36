import { useCallback, useEffect, useState } from 'react';
import type { NoticeCause } from '#contract/account.ts';
import { api } from '#web/app/api.ts';

const MINUTE = 60_000;

/** Tells the server every minute that somebody is in a conversation; its clock says when the notice is due. */
export function useAiNotice() {
  const [due, setDue] = useState<NoticeCause | null>(null);

  useEffect(() => {
    let isHere = true;
    const talk = async () => {
      if (document.visibilityState === 'hidden') return;
      // Without an answer what is shown stays; the next minute asks again.
      const answer = await api.account.notice.call().catch(() => undefined);
      if (isHere && answer) setDue(answer.due);
    };
    void talk();
    const timer = setInterval(talk, MINUTE);
    document.addEventListener('visibilitychange', talk);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', talk);
    };
  }, []);

  const acknowledge = useCallback(() => {
    setDue(null);
    // A word that did not arrive brings the notice back within a minute.
    api.account.acknowledgeNotice.call().catch(() => {});
  }, []);

  return { due, acknowledge };
}
