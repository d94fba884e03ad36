import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Story } from '#contract/learning-feed.ts';
import { api } from '#web/app/api.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconMessage, IconShare2, IconThumbUp } from '#web/kit/icons.ts';
import { CATEGORY_LABELS, dayLabel, isShort, shortened } from '#web/learning-feed/labels.ts';
import { StoryMenu } from '#web/learning-feed/StoryMenu.tsx';
import { tellFailure } from '#web/learning-feed/tellFailure.ts';
import css from './LearningFeed.module.css';

type Props = { story: Story; onComments: () => void; onShare: () => void };

export function StoryCard({ story, onComments, onShare }: Props) {
  const { id, title, category, lessonLearned, likesCount, commentsCount, createdAt, isHelpful, isByMallama } = story;
  const like = useMutation(api.learningFeed.like.mutationOptions({ onError: tellFailure('Your answer wasn’t saved') }));
  return (
    <Card as="article" className={css.card} aria-labelledby={`story-${id}`}>
      <header className={css.head}>
        <p className={css.facts}>
          <Badge>{CATEGORY_LABELS[category]}</Badge>
          <time dateTime={createdAt.slice(0, 10)}>{dayLabel(createdAt)}</time>
          {isByMallama && <span>Written by Mallama’s makers</span>}
          {story.isNew && <Badge tone="warm">New</Badge>}
        </p>
        {!isByMallama && <StoryMenu storyId={id} title={title} />}
      </header>
      <h2 id={`story-${id}`} className={css.title}>
        {title}
      </h2>
      <Summary text={story.summary} title={title} />
      <p className={css.lesson}>
        <span className={css.lessonLabel}>Key lesson</span>
        {lessonLearned}
      </p>
      <footer className={css.actions}>
        <Button
          size="compact"
          variant={isHelpful ? 'light' : 'subtle'}
          icon={<IconThumbUp aria-hidden="true" />}
          aria-pressed={isHelpful}
          aria-label={`Helpful, ${likesCount}`}
          disabled={like.isPending}
          onClick={() => like.mutate({ id })}
        >
          Helpful <span className="num">{likesCount}</span>
        </Button>
        <Button
          size="compact"
          variant="subtle"
          icon={<IconMessage aria-hidden="true" />}
          aria-label={`Comments, ${commentsCount}`}
          onClick={onComments}
        >
          Comments <span className="num">{commentsCount}</span>
        </Button>
        <Button size="compact" variant="subtle" icon={<IconShare2 aria-hidden="true" />} onClick={onShare}>
          Share
        </Button>
      </footer>
    </Card>
  );
}

function Summary({ text, title }: { text: string; title: string }) {
  const [whole, setWhole] = useState(isShort(text));
  return (
    <div>
      <p className={css.summary}>{whole ? text : shortened(text)}</p>
      {!isShort(text) && (
        <Button
          className={css.more}
          size="compact"
          variant="subtle"
          aria-expanded={whole}
          aria-label={`${whole ? 'Show less' : 'Read more'}: ${title}`}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Show less' : 'Read more'}
        </Button>
      )}
    </div>
  );
}
