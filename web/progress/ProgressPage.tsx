import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { CategoryCard } from '#web/progress/CategoryCard.tsx';
import { CommitmentsCard } from '#web/progress/CommitmentsCard.tsx';
import { HistoryCard } from '#web/progress/HistoryCard.tsx';
import { PatternsSection } from '#web/progress/PatternsSection.tsx';
import css from './ProgressPage.module.css';
import { ProgressSkeleton } from './ProgressSkeleton.tsx';

/** The scores with their inputs and history. */
export function ProgressPage({ title }: { title: string }) {
  const { data, isError, error, isFetching, refetch } = useQuery(api.progress.open.queryOptions());
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className="h1">{title}</h1>
        <p className="dim">Counted from what you did in the last eight weeks. Open a score to see every part of it.</p>
      </header>
      {isError && !data && (
        <Failed
          title="Your progress couldn’t be loaded"
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <ProgressSkeleton />}
      {data && (
        <>
          <ul className={css.cards}>
            {data.categories.map((opened) => (
              <CategoryCard key={opened.category} opened={opened} />
            ))}
          </ul>
          <HistoryCard history={data.history} />
        </>
      )}
      <CommitmentsCard />
      <PatternsSection />
    </div>
  );
}
