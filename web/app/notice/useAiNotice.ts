import { useCallback, useEffect, useState } from 'react';
import type { NoticeCause } from '#contract/account.ts';
import { api } from '#web/app/api.ts';
import { type DraftKey, dropDraft, keepDraft, readDraft } from '#web/app/drafts.ts';
import { setHeard } from '#web/app/notice/heard.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { useIsCardInSight } from '#web/kit/safety/cardInSight.ts';

/** Kept until the server has heard it. */
const ACCEPTED: DraftKey = 'notice/accepted';

const MINUTE = 60_000;
/** Milliseconds until the first answer is asked for again: nothing can be said before it. */
const AGAIN = 5000;

/** Tells the server every minute that somebody is in a conversation; its clock says when the notice is due. */
export function useAiNotice(expected?: NoticeCause) {
  const now = useSession();
  const ownerId = now.state === 'signed_in' ? now.user.id : '';
  const [due, setDue] = useState<NoticeCause | null | undefined>(() => (isAccepted(ownerId) ? null : expected));
  const isWaiting = useIsCardInSight();
  const [asking] = useState(() => ({ since: 0 }));

  useEffect(() => {
    let isHere = true;
    let isKnown = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const talk = async () => {
      if (document.visibilityState === 'hidden') return;
      // Without an answer what is shown stays; the next minute asks again.
      const since = asking.since;
      const answer = await ask(ownerId).catch(() => undefined);
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
    addEventListener('online', talk);
    return () => {
      isHere = false;
      clearInterval(timer);
      clearTimeout(again);
      document.removeEventListener('visibilitychange', talk);
      removeEventListener('online', talk);
    };
  }, [asking, ownerId]);

  // While a card with people to turn to is on the screen, the notice waits, and talk goes on.
  const mayTalk = due === null || (due !== undefined && isWaiting);
  useEffect(() => {
    setHeard(mayTalk);
    return () => setHeard(false);
  }, [mayTalk]);

  const acknowledge = useCallback(() => {
    asking.since += 1;
    setDue(null);
    keepDraft(ownerId, ACCEPTED, true);
    // A word that did not arrive is said again within a minute, in the place of asking.
    sendAccepted(ownerId).catch(() => {});
  }, [asking, ownerId]);

  return { due: isWaiting ? null : (due ?? null), acknowledge };
}

const isAccepted = (ownerId: string): boolean => readDraft(ownerId, ACCEPTED) === true;

const ask = (ownerId: string) => (isAccepted(ownerId) ? sendAccepted(ownerId) : api.account.notice.call());

async function sendAccepted(ownerId: string) {
  const answer = await api.account.acknowledgeNotice.call();
  dropDraft(ownerId, ACCEPTED);
  return answer;
}
