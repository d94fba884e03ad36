import type { ReactNode } from 'react';
import { useRoomBelow } from '#web/conversations/useRoomBelow.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './ChatPage.module.css';

export function ChatSkeleton({ back }: { back: ReactNode }) {
  const room = useRoomBelow();
  return (
    <div className={`${css.open} ${css.alone}`}>
      <div className={css.top}>{back}</div>
      <Skeleton label="Loading the conversation">
        <div className={css.about}>
          <Blank width="50%" height="38px" />
          <Blank width="180px" height="24px" />
        </div>
        <Card ref={room} bare className={css.thread} />
      </Skeleton>
    </div>
  );
}
