import { useEffect } from 'react';
import type { LiveEvent } from '#contract/live.ts';
import { livePlace, tellLiveEvent } from '#web/app/live/liveEvents.ts';
import { queryClient, refreshRoomOnceDrawn } from '#web/app/queryClient.ts';
import { sessionPort } from '#web/app/session/sessionPort.ts';

/** Rooms whose changes may change access. */
const ABOUT_ACCESS = ['account', 'membership'];

/**
 * Refreshes queries after changes by others, payments and other devices. The first part of an event's kind is its
 * room.
 */
export function useLive(personId: string | undefined): void {
  useEffect(() => {
    if (personId === undefined) return;
    let close = () => {};
    let isGone = false;
    // Stored before the first request, so that changes during loading are not missed.
    const from = livePlace();
    void import('#web/app/live/live.ts').then(
      ({ openLive }) => {
        if (!isGone)
          close = openLive({
            from,
            token: () => sessionPort.token(),
            onEvent,
            onGap,
            onSignedOut: sessionPort.recheck,
          });
      },
      () => {},
    );
    return () => {
      isGone = true;
      close();
    };
  }, [personId]);
}

function onEvent(event: LiveEvent): void {
  const [room = event.kind] = event.kind.split('.');
  tellLiveEvent(event);
  if (ABOUT_ACCESS.includes(room)) sessionPort.recheck();
  refreshRoomOnceDrawn(room);
}

function onGap(): void {
  sessionPort.recheck();
  void queryClient.invalidateQueries();
}
