import { Card } from '#web/kit/Card.tsx';
import { Blank, Skeleton } from '#web/kit/Skeleton.tsx';
import css from './ChatPage.module.css';

export function ChatSkeleton() {
  return (
    <Skeleton label="Loading the conversation">
      <div className={`${css.open} ${css.alone}`}>
        <div className={css.about}>
          <Blank width="50%" height="38px" />
          <Blank width="180px" height="24px" />
        </div>
        <Card bare className={css.thread} />
      </div>
    </Skeleton>
  );
}
