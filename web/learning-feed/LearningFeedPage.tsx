import { useEffect, useState } from 'react';
import { STORY_CATEGORIES, type Story, type StoryCategory } from '#contract/learning-feed.ts';
import { api } from '#web/app/api.ts';
import { paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Chip } from '#web/kit/Chip.tsx';
import { ShareDialog } from '#web/kit/share/ShareDialog.tsx';
import type { ShareItem } from '#web/kit/share/share.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { CommentsDialog } from '#web/learning-feed/CommentsDialog.tsx';
import { CATEGORY_LABELS } from '#web/learning-feed/labels.ts';
import { OwnStories } from '#web/learning-feed/OwnStories.tsx';
import { ShareLessonDialog } from '#web/learning-feed/ShareLessonDialog.tsx';
import { StoryCard } from '#web/learning-feed/StoryCard.tsx';
import { useStories } from '#web/learning-feed/useStories.ts';
import css from './LearningFeed.module.css';

const shareItem = ({ title, summary, lessonLearned }: Story): ShareItem => ({
  title,
  content: `${summary}\n\nKey lesson: ${lessonLearned}`,
  type: 'learning',
  sourceUrl: location.origin + paths.learningFeed,
});

export function LearningFeedPage({ title }: { title: string }) {
  const [category, setCategory] = useState<StoryCategory | ''>('');
  const [commented, setCommented] = useState<string | null>(null);
  const [shared, setShared] = useState<ShareItem | null>(null);
  const [telling, setTelling] = useState(false);
  const { list, isError, error, isFetching, hasNextPage, refetch, fetchNextPage } = useStories(category);
  const isLoaded = list !== undefined;
  useEffect(() => {
    // If this fails, the next visit reports it.
    if (isLoaded) api.learningFeed.visit.call().catch(() => {});
  }, [isLoaded]);
  const open = list?.find(({ id }) => id === commented);
  return (
    <div className={css.page}>
      <header className={css.top}>
        <div>
          <h1 className="h1">{title}</h1>
          <p className="dim">What helped others. Every story is told without names, and in no one’s own words.</p>
        </div>
        <Button onClick={() => setTelling(true)}>Share what helped</Button>
      </header>
      <OwnStories />
      <fieldset className={css.categories}>
        <legend className="visually-hidden">Category</legend>
        <Chip pressed={category === ''} onClick={() => setCategory('')}>
          All
        </Chip>
        {STORY_CATEGORIES.map((one) => (
          <Chip key={one} pressed={category === one} onClick={() => setCategory(one)}>
            {CATEGORY_LABELS[one]}
          </Chip>
        ))}
      </fieldset>
      {isError && (
        <Failed
          title="The stories couldn’t be loaded"
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!list && !isError && <FeedSkeleton />}
      {list?.length === 0 && <p className="dim">No stories here yet.</p>}
      {list?.map((story) => (
        <StoryCard
          key={story.id}
          story={story}
          onComments={() => setCommented(story.id)}
          onShare={() => setShared(shareItem(story))}
        />
      ))}
      {hasNextPage && (
        <Button loading={isFetching && 'Loading'} onClick={() => void fetchNextPage()}>
          Show earlier stories
        </Button>
      )}
      {open && <CommentsDialog story={open} onClose={() => setCommented(null)} />}
      {telling && <ShareLessonDialog story={null} onClose={() => setTelling(false)} />}
      <ShareDialog item={shared} onClose={() => setShared(null)} />
    </div>
  );
}

function FeedSkeleton() {
  return (
    <Skeleton label="Loading stories">
      <div className={css.blanks}>
        {[1, 2, 3].map((at) => (
          <Blank key={at} shape="block" width="100%" height={260} />
        ))}
      </div>
    </Skeleton>
  );
}
