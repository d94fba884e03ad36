import { useCallback, useEffect, useState } from 'react';
import type { NoticeCause } from '#contract/account.ts';
import { api } from '#web/app/api.ts';
import { type DraftKey, dropDraft, keepDraft, readDraft } from '#web/app/drafts.ts';
import { setHeard } from '#web/app/notice/heard.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { useIsCardInSight } from '#web/kit/safety/cardInSight.ts';

/** Kept until the server has received it. */
const ACCEPTED: DraftKey = 'notice/accepted';

const MINUTE = 60_000;
/** Milliseconds between tries before the first answer, since nothing can be sent without it. */
const AGAIN = 5000;

/** Reports every minute that somebody is in a conversation; the server decides when the notice is due. */
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
      // Without an answer nothing changes, and the next minute asks again.
      const since = asking.since;
      const answer = await ask(ownerId).catch(() => undefined);
      // An answer to a question from before "I understand" is outdated.
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

  // While a safety card is shown the notice waits, and the talk can go on.
  const mayTalk = due === null || (due !== undefined && isWaiting);
  useEffect(() => {
    setHeard(mayTalk);
    return () => setHeard(false);
  }, [mayTalk]);

  const acknowledge = useCallback(() => {
    asking.since += 1;
    setDue(null);
    keepDraft(ownerId, ACCEPTED, true);
    // If this fails, the acknowledgment is sent again within a minute.
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
