import { useState } from 'react';
import { serverNow } from '#web/app/serverClock.ts';
import { type Activity, type ActivitySources, recentActivity } from '#web/dashboard/activity.ts';
import { Panel } from '#web/dashboard/Panel.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconShare2 } from '#web/kit/icons.ts';
import { ShareDialog } from '#web/kit/share/ShareDialog.tsx';
import type { ShareItem } from '#web/kit/share/share.ts';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { timeLabel } from '#web/kit/timeLabel.ts';
import css from './RecentActivity.module.css';

export function RecentActivity({ sources, isFailed }: { sources: ActivitySources | undefined; isFailed: boolean }) {
  const [shared, setShared] = useState<ShareItem | null>(null);
  return (
    <Panel title="Recent Activity">
      {sources ? (
        <Timeline activities={recentActivity(sources)} onShare={setShared} />
      ) : isFailed ? (
        <p className="dim">It couldn’t be loaded.</p>
      ) : (
        <Skeleton label="Loading your activity">
          <Blank width="80%" />
          <Blank width="55%" />
        </Skeleton>
      )}
      <ShareDialog item={shared} onClose={() => setShared(null)} />
    </Panel>
  );
}

type TimelineProps = { activities: readonly Activity[]; onShare: (item: ShareItem) => void };

function Timeline({ activities, onShare }: TimelineProps) {
  if (activities.length === 0) return <p className="dim">Your activity will appear here as you use the app.</p>;
  const now = serverNow();
  return (
    <ol className={css.timeline}>
      {activities.map(({ title, text, at, share, shareLabel }) => (
        <li key={title} className={css.entry}>
          <div className={css.words}>
            <p className={css.title}>{title}</p>
            <p className="small dim">
              {text}, <time dateTime={at}>{timeLabel(at, now).toLowerCase()}</time>
            </p>
          </div>
          {share && shareLabel && (
            <IconButton label={shareLabel} onClick={() => onShare(share)}>
              <IconShare2 />
            </IconButton>
          )}
        </li>
      ))}
    </ol>
  );
}
