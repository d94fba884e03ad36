import { notifyManager, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SafetyNote } from '#contract/chat.ts';
import type { Dashboard, InsightCard } from '#contract/dashboard.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { keepInCopy, readCopy } from '#web/dashboard/browserCopy.ts';
import { asLeft, type CardChange, merged, settled, type Unsent, withChange } from '#web/dashboard/insightCards.ts';

type Sending = { id: string; unsent: Unsent; isLate: boolean };

/** The insight cards. Every change is shown at once and stored in this browser until the server has it. */
export function useInsightCards(server: readonly InsightCard[] | undefined) {
  const { user } = useSignedIn();
  const [kept, setKept] = useState(() => readCopy(user.id).cards);
  const [note, setNote] = useState<SafetyNote | null>(null);
  const cards = server ? merged(server, kept) : kept;
  const save = useMutation({
    // Serialized, so that an older change does not arrive last.
    scope: { id: 'insight-cards' },
    mutationFn: ({ id, unsent: { at, ...change }, isLate }: Sending) =>
      api.dashboard.changeCard.call({ id, ...change, ...(isLate && { at }) }),
    // The safety finding is shown and not stored in this browser.
    onSuccess: ({ safety, ...answer }, { unsent }) => {
      if (safety) setNote(safety);
      showOnDashboard(answer);
      // After the cache was updated, or the card would flicker.
      notifyManager.schedule(() => setKept((now) => settled(now, answer, unsent)));
    },
  });

  const change = (id: string, what: CardChange) => {
    const next = withChange(cards, id, what, new Date(serverNow()).toISOString());
    setKept(next);
    const unsent = next.find((card) => card.id === id)?.unsent;
    if (unsent) save.mutate({ id, unsent, isLate: false });
  };
  const sendAgain = () => {
    for (const { id, unsent } of cards) if (unsent) save.mutate({ id, unsent, isLate: true });
  };
  const onBack = useEffectEvent(sendAgain);

  useEffect(() => {
    const back = () => onBack();
    back();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);

  const copy = JSON.stringify(cards);
  useEffect(() => keepInCopy(user.id, { cards: JSON.parse(copy) }), [user.id, copy]);

  return {
    /** Undefined while neither the server nor this browser knows them. */
    cards: cards.length > 0 ? cards.map(asLeft) : undefined,
    change,
    /** A change is stored here and not being sent. */
    isUnsaved: (save.isError || save.isSuccess) && cards.some(({ unsent }) => unsent),
    error: save.error,
    note,
    sendAgain,
  };
}

function showOnDashboard(answer: InsightCard): void {
  queryClient.setQueryData(
    api.dashboard.get.queryKey(),
    (shown: Dashboard | undefined) =>
      shown && { ...shown, insightCards: shown.insightCards.map((card) => (card.id === answer.id ? answer : card)) },
  );
}
