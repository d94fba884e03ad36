import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { refusalOf } from '#web/app/refusal.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './AdminPage.module.css';

type PartProps<Data> = { title: string; query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** A section of the page with its loading and error states. */
export function Part<Data>({ title, query, children }: PartProps<Data>) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className="h2">
        {title}
      </h2>
      {query.isPending && (
        <Skeleton label={`Loading: ${title}`}>
          <Blank />
          <Blank width="80%" />
        </Skeleton>
      )}
      {query.isError && !query.data && (
        <Failed
          title="This couldn’t be loaded"
          text={refusalOf(query.error).message}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data !== undefined && children(query.data)}
    </section>
  );
}
