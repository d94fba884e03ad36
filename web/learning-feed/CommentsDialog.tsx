import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Story } from '#contract/learning-feed.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { CommentForm } from '#web/learning-feed/CommentForm.tsx';
import { CommentRow } from '#web/learning-feed/CommentRow.tsx';
import css from './LearningFeed.module.css';

const PAGE = 50;

/** The comments on a story, loaded newest first and shown oldest first. */
function useComments(id: string) {
  const query = useInfiniteQuery(
    api.learningFeed.comments.infiniteOptions({
      input: (before: string | undefined) => ({ id, limit: PAGE, ...(before !== undefined && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    }),
  );
  const pages = query.data?.pages;
  const list = useMemo(() => pages?.flat().reverse(), [pages]);
  return { ...query, list };
}

/** The comments on a story, with no more than a first name. */
export function CommentsDialog({ story, onClose }: { story: Story; onClose: () => void }) {
  const { id, title } = story;
  const { list: data, isError, error, isFetching, hasNextPage, refetch, fetchNextPage } = useComments(id);
  return (
    <Dialog open onClose={onClose} title="Comments" description={title}>
      {!data && !isError && (
        <Skeleton label="Loading comments">
          <Blank shape="block" width="100%" height={90} />
        </Skeleton>
      )}
      {isError && !data && (
        <Failed
          title="The comments couldn’t be loaded"
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {hasNextPage && (
        <Button size="compact" loading={isFetching && 'Loading'} onClick={() => void fetchNextPage()}>
          Show earlier comments
        </Button>
      )}
      {data?.length === 0 && <p className="dim">No comments yet. What was it like for you?</p>}
      {data && data.length > 0 && (
        <ul className={css.comments}>
          {data.map((comment) => (
            <CommentRow key={comment.id} storyId={id} comment={comment} />
          ))}
        </ul>
      )}
      <CommentForm storyId={id} />
    </Dialog>
  );
}
