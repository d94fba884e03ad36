import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './Section.module.css';

export function ManageSkeleton() {
  return (
    <Skeleton label="Loading your plan">
      {['plan', 'card', 'receipts'].map((part) => (
        <div key={part} className={css.section}>
          <Blank width="80px" height="18px" />
          <div className={css.content}>
            <Blank width="240px" height="22px" />
            <Blank width="180px" />
            <Blank shape="block" width="150px" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
