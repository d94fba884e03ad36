import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnStory } from '#contract/learning-feed.ts';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { ShareLessonDialog } from '#web/learning-feed/ShareLessonDialog.tsx';
import { tellFailure } from '#web/learning-feed/tellFailure.ts';
import css from './LearningFeed.module.css';

const when = new Intl.DateTimeFormat(undefined, { weekday: 'long', hour: 'numeric', minute: '2-digit' });

async function withdraw({ id, state, title }: OwnStory) {
  const isMeant = await confirm({
    title: `Withdraw “${title}”?`,
    text:
      state === 'waiting'
        ? 'It won’t be published.'
        : 'It disappears for everyone, with its comments. You can’t undo this.',
    action: 'Withdraw',
  });
  if (!isMeant) return;
  try {
    await api.learningFeed.withdraw.call({ id });
    toast({ title: 'Withdrawn' });
  } catch (error) {
    tellFailure('The story couldn’t be withdrawn')(error);
  }
}

/** What will be published, exactly as others will read it, with a way to withdraw it. */
export function OwnStories() {
  const { data } = useQuery(api.learningFeed.own.queryOptions());
  const [editing, setEditing] = useState<OwnStory | null>(null);
  if (!data || data.length === 0) return null;
  const waiting = data.filter(({ state }) => state === 'waiting');
  return (
    <Card as="section" className={css.own} aria-labelledby="own-stories">
      <h2 id="own-stories" className={css.ownTitle}>
        {waiting.length > 0 ? 'Going to the community' : 'Your stories'}
      </h2>
      <p className="small dim">
        Composed from fixed sentences, never from your words. No one can tell that a story is yours.
      </p>
      <ul className={css.ownList}>
        {data.map((story) => (
          <li key={story.id} className={css.ownStory}>
            <p className={css.facts}>
              {story.publishAt ? `Others can read it from ${when.format(new Date(story.publishAt))}` : 'Published'}
            </p>
            <h3 className={css.title}>{story.title}</h3>
            <p className={css.summary}>{story.summary}</p>
            <p className={css.lesson}>
              <span className={css.lessonLabel}>Key lesson</span>
              {story.lessonLearned}
            </p>
            <div className={css.actions}>
              {story.state === 'waiting' && (
                <Button size="compact" onClick={() => setEditing(story)}>
                  Edit
                </Button>
              )}
              <Button size="compact" variant="subtle" onClick={() => void withdraw(story)}>
                Withdraw
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {editing && <ShareLessonDialog story={editing} onClose={() => setEditing(null)} />}
    </Card>
  );
}
