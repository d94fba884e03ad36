import { useInfiniteQuery } from '@tanstack/react-query';
import { actionInWords, momentInWords, shortId } from '#web/admin/labels.ts';
import { Table } from '#web/admin/Table.tsx';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './AdminPage.module.css';

const PAGE = 50;

/** What administrators did, newest first. It contains no member's text. */
export function ActionLog() {
  const query = useInfiniteQuery(
    api.admin.actions.infiniteOptions({
      input: (before: string | undefined) => ({ limit: PAGE, ...(before !== undefined && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    }),
  );
  const list = query.data?.pages.flat();
  return (
    <section className={css.part} aria-labelledby="log-title">
      <h2 id="log-title" className="h2">
        Log of actions
      </h2>
      {query.isPending && (
        <Skeleton label="Loading the log">
          <Blank />
        </Skeleton>
      )}
      {query.isError && !list && (
        <Failed
          title="The log couldn’t be loaded"
          text={refusalOf(query.error).message}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {list?.length === 0 && <p className="dim">No administrator has done anything yet.</p>}
      {list && list.length > 0 && (
        <Table label="Actions" columns={['When', 'What', 'Done', 'About', 'With', 'Who']}>
          {list.map(({ id, at, adminId, action, subject, details, isDone }) => (
            <tr key={id}>
              <td>{momentInWords(at)}</td>
              <td>{actionInWords(action, details)}</td>
              <td>{isDone ? 'Yes' : 'No'}</td>
              <td className={css.id}>{subject && shortId(subject)}</td>
              <td>
                {Object.entries(details)
                  .filter(([, value]) => typeof value !== 'boolean')
                  .map(([name, value]) => `${name}: ${value}`)
                  .join(', ')}
              </td>
              <td className={css.id}>{adminId ? shortId(adminId) : 'Erased'}</td>
            </tr>
          ))}
        </Table>
      )}
      {query.hasNextPage && (
        <Button size="compact" loading={query.isFetching && 'Loading'} onClick={() => void query.fetchNextPage()}>
          Show earlier actions
        </Button>
      )}
    </section>
  );
}
