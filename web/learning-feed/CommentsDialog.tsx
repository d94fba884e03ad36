import type { Story } from '#contract/learning-feed.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { CommentForm } from '#web/learning-feed/CommentForm.tsx';
import { CommentRow } from '#web/learning-feed/CommentRow.tsx';
import { useComments } from '#web/learning-feed/useComments.ts';
import css from './LearningFeed.module.css';

/** What others said about a story. Nothing is signed with more than a first name. */
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
