import { useEffect } from 'react';
import type { LiveEvent } from '#contract/live.ts';
import { tellLiveEvent } from '#web/app/liveEvents.ts';
import { queryClient, refreshRoom } from '#web/app/queryClient.ts';
import { sessionPort } from '#web/app/session/sessionPort.ts';

/** Rooms whose changes may change what is open to the person. */
const ABOUT_ACCESS = ['account', 'membership'];

/** What others, payments and other devices change appears without a reload. The first word of a kind is its room. */
export function useLive(personId: string | undefined): void {
  useEffect(() => {
    if (personId === undefined) return;
    let close = () => {};
    let isGone = false;
    void import('#web/app/live.ts').then(
      ({ openLive }) => {
        if (!isGone)
          close = openLive({ token: () => sessionPort.token(), onEvent, onGap, onSignedOut: sessionPort.recheck });
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
  void refreshRoom(room);
}

function onGap(): void {
  sessionPort.recheck();
  void queryClient.invalidateQueries();
}
