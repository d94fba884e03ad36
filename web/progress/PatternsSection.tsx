import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Patterns } from '#contract/patterns.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { LoopItem } from '#web/progress/LoopItem.tsx';
import css from './PatternsSection.module.css';
import { TriggerItem } from './TriggerItem.tsx';

/** Patterns in the member's own words, counted and quoted, to accept or dismiss. */
export function PatternsSection() {
  const list = api.progress.patterns.list.queryOptions();
  const { data, isError, error, isFetching, refetch } = useQuery(list);
  const client = useQueryClient();
  const answered = {
    onSuccess: (next: Patterns) => client.setQueryData(list.queryKey, next),
    onError: (refused: unknown) => toast({ title: 'Not saved', text: refusalOf(refused).message }),
  };
  const trigger = useMutation(api.progress.patterns.answerTrigger.mutationOptions(answered));
  const loop = useMutation(api.progress.patterns.answerLoop.mutationOptions(answered));
  return (
    <>
      <Card as="section" id="patterns" aria-labelledby="loops" className={css.card}>
        <h2 id="loops" className="h3">
          Conflicts that come back
        </h2>
        {isError && !data && (
          <Failed
            title="Your patterns couldn’t be loaded"
            text={refusalOf(error).message}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && <Waiting />}
        {data?.loops.length === 0 && (
          <p className="dim">Nothing yet. A conflict shows up here once you’ve written about it three times or more.</p>
        )}
        <ul className={css.list}>
          {data?.loops.map((one) => (
            <LoopItem
              key={one.key}
              loop={one}
              isBusy={loop.isPending}
              onAnswer={(answer) => loop.mutateAsync({ key: one.key, ...answer }).catch(() => {})}
            />
          ))}
        </ul>
      </Card>
      <Card as="section" aria-labelledby="triggers" className={css.card}>
        <h2 id="triggers" className="h3">
          What sets you off, in your own words
        </h2>
        {!data && !isError && <Waiting />}
        {data?.triggers.length === 0 && (
          <p className="dim">Nothing yet. What you’ve said sets you off shows up here once you’ve said it twice.</p>
        )}
        <ul className={css.list}>
          {data?.triggers.map((one) => (
            <TriggerItem
              key={one.key}
              trigger={one}
              isBusy={trigger.isPending}
              onAnswer={(answer) => trigger.mutate({ key: one.key, ...answer, relationshipId: one.relationshipId })}
            />
          ))}
        </ul>
      </Card>
    </>
  );
}

const Waiting = () => (
  <Skeleton label="Looking through what you wrote">
    <Blank shape="block" width="100%" height={70} />
  </Skeleton>
);
