import { useCallback, useEffect, useState } from 'react';
import type { NoticeCause } from '#contract/account.ts';
import { api } from '#web/app/api.ts';
import { setHeard } from '#web/app/notice/heard.ts';

const MINUTE = 60_000;
/** Milliseconds until the first answer is asked for again: nothing can be said before it. */
const AGAIN = 5000;

/** Tells the server every minute that somebody is in a conversation; its clock says when the notice is due. */
export function useAiNotice(expected?: NoticeCause) {
  const [due, setDue] = useState<NoticeCause | null | undefined>(expected);
  const [asking] = useState(() => ({ since: 0 }));

  useEffect(() => {
    let isHere = true;
    let isKnown = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const talk = async () => {
      if (document.visibilityState === 'hidden') return;
      // Without an answer what is shown stays; the next minute asks again.
      const since = asking.since;
      const answer = await api.account.notice.call().catch(() => undefined);
      // What was asked before its reader pressed "I understand" is answered by that.
      if (!isHere || since !== asking.since) return;
      if (answer) {
        isKnown = true;
        setDue(answer.due);
      } else if (!isKnown) {
        clearTimeout(again);
        again = setTimeout(talk, AGAIN);
      }
    };
    void talk();
    const timer = setInterval(talk, MINUTE);
    document.addEventListener('visibilitychange', talk);
    return () => {
      isHere = false;
      clearInterval(timer);
      clearTimeout(again);
      document.removeEventListener('visibilitychange', talk);
    };
  }, [asking]);

  useEffect(() => {
    setHeard(due === null);
    return () => setHeard(false);
  }, [due]);

  const acknowledge = useCallback(() => {
    asking.since += 1;
    setDue(null);
    // A word that did not arrive brings the notice back within a minute.
    api.account.acknowledgeNotice.call().catch(() => {});
  }, [asking]);

  return { due: due ?? null, acknowledge };
}
