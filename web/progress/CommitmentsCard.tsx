import { useMutation, useQuery } from '@tanstack/react-query';
import type { Commitment } from '#contract/commitments.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { CommitmentRow } from '#web/progress/CommitmentRow.tsx';
import css from './CommitmentsCard.module.css';

/** All steps and promises: open ones by date, and done ones. */
export function CommitmentsCard() {
  const { data, isError, error, isFetching, refetch } = useQuery(api.relationships.commitments.list.queryOptions());
  const fail = (refused: unknown) => toast({ title: 'Not saved', text: refusalOf(refused).message });
  const change = useMutation(api.relationships.commitments.change.mutationOptions({ onError: fail }));
  const remove = useMutation(api.relationships.commitments.remove.mutationOptions({ onError: fail }));
  const rows = (list: readonly Commitment[]) => (
    <ul className={css.rows}>
      {list.map((one) => (
        <CommitmentRow
          key={one.id}
          commitment={one}
          // A failure has been shown by then, and the row shows the stored state again.
          onChange={(sent) =>
            change.mutateAsync({ id: one.id, ...sent }).then(
              () => true,
              () => false,
            )
          }
          onRemove={() => remove.mutate({ id: one.id })}
        />
      ))}
    </ul>
  );
  const open = data?.filter(({ doneAt }) => doneAt === null) ?? [];
  const done = data?.filter(({ doneAt }) => doneAt !== null) ?? [];
  return (
    <Card as="section" aria-labelledby="commitments" className={css.card}>
      <h2 id="commitments" className="h3">
        Steps and promises
      </h2>
      {isError && !data && (
        <Failed
          title="Your steps couldn’t be loaded"
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <Skeleton label="Loading your steps">
          <Blank shape="block" width="100%" height={90} />
        </Skeleton>
      )}
      {data && open.length === 0 && (
        <p className="dim">
          Nothing open. Steps from a person’s page, from saved chats and from agreements show up here.
        </p>
      )}
      {open.length > 0 && rows(open)}
      {done.length > 0 && (
        <details className={css.done}>
          <summary>Done in the last four weeks ({done.length})</summary>
          {rows(done)}
        </details>
      )}
    </Card>
  );
}
