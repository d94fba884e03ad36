import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './BootPage.module.css';

/** The outline of a page while it is not known yet which one it will be. */
export function BootPage() {
  return (
    <div className={css.boot}>
      <Skeleton label="Loading Mallama">
        <Blank width="min(420px, 70%)" height="44px" />
        <div className={css.cards}>
          <Blank shape="block" height="240px" />
          <Blank shape="block" height="240px" />
          <Blank shape="block" height="240px" />
        </div>
      </Skeleton>
    </div>
  );
}
