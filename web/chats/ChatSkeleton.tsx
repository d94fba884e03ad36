import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './ChatPanel.module.css';

export function ChatSkeleton({ label }: { label: string }) {
  return (
    <div className={css.loading}>
      <Skeleton label={label}>
        <div className={css.blanks}>
          <Blank width="90px" />
          <Blank />
          <Blank width="70%" />
        </div>
      </Skeleton>
    </div>
  );
}
