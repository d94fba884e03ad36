import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onLiveEvent } from '#web/app/live/liveEvents.ts';
import { paths } from '#web/app/paths.ts';
import { toast } from '#web/kit/toast/toast.ts';

/** Each kind of reminder, and where its subject is. */
const PLACES: Readonly<Record<string, (id: string | null) => string>> = {
  'relationships.due': () => paths.progress,
  'relationships.reminder': () => paths.dashboard,
  'conversations.checkIn': (id) => `${paths.chat}?id=${id}`,
};
/** Longer than other toasts, since nobody pressed anything just now. */
const SHOWN = 60_000;

/** Shows a reminder when it is due, in words that reveal nothing to a bystander. */
export function Reminders() {
  const navigate = useNavigate();
  useEffect(
    () =>
      onLiveEvent(({ kind, id }) => {
        const place = PLACES[kind];
        if (!place) return;
        toast({
          ...{ title: 'A reminder', text: 'There’s something you wanted to be reminded of.', tone: 'info' },
          ...{ milliseconds: SHOWN, action: { label: 'Look at it', run: () => void navigate(place(id)) } },
        });
      }),
    [navigate],
  );
  return null;
}
