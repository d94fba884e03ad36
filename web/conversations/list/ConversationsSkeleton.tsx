import page from '#web/conversations/ConversationsPage.module.css';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './ConversationList.module.css';

/** Placeholders for search, filters and the first rows. */
export function ConversationsSkeleton({ tools = true }: { tools?: boolean }) {
  return (
    <Skeleton label="Loading conversations">
      <div className={page.found}>
        {tools && (
          <div className={page.tools}>
            <Blank shape="block" height="44px" />
            <Blank shape="block" height="44px" />
            <Blank shape="block" height="44px" />
          </div>
        )}
        <div className={css.list}>
          {['first', 'second', 'third'].map((key) => (
            <div key={key} className={css.item}>
              <div className={css.row}>
                <div className={css.words}>
                  <Blank width="45%" height="20px" />
                  <Blank width="90%" height="16px" />
                  <Blank width="60%" />
                </div>
                <Blank height="14px" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
