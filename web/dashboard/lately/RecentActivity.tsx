import { useState } from 'react';
import { Link } from 'react-router';
import type { StoryPart } from '#contract/dashboard-week.ts';
import { hueOf } from '#contract/hues.ts';
import { href } from '#web/app/paths.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { firstLines, type StoryLine, storyOf } from '#web/dashboard/lately/story.ts';
import { Panel } from '#web/dashboard/Panel.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { Avatar } from '#web/kit/figure/Avatar.tsx';
import { IconShare2 } from '#web/kit/icons.ts';
import { Menu, MenuItem } from '#web/kit/menu/Menu.tsx';
import { ShareDialog } from '#web/kit/share/ShareDialog.tsx';
import type { ShareItem } from '#web/kit/share/share.ts';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './RecentActivity.module.css';

const FIRST = 4;

/** The last days as a story: one sentence for each day and person. */
export function RecentActivity({ story, isFailed }: { story: readonly StoryPart[] | undefined; isFailed: boolean }) {
  return (
    <Panel title="Recent Activity">
      {story ? (
        <Story parts={story} />
      ) : isFailed ? (
        <p className="dim">It couldn’t be loaded.</p>
      ) : (
        <Skeleton label="Loading your activity">
          <Blank width="80%" />
          <Blank width="55%" />
        </Skeleton>
      )}
    </Panel>
  );
}

function Story({ parts }: { parts: readonly StoryPart[] }) {
  const [isWhole, setWhole] = useState(false);
  const [shared, setShared] = useState<ShareItem | null>(null);
  if (parts.length === 0) return <p className="dim">Your activity will appear here as you use the app.</p>;
  const days = storyOf(parts, new Date(serverNow()));
  const earlier = parts.length > FIRST && !isWhole;
  return (
    <>
      <div className={css.story}>
        {(earlier ? firstLines(days, FIRST) : days).map(({ on, title, lines }) => (
          <section key={on} className={css.day}>
            <h3 className={css.title}>{title}</h3>
            <ul className={css.lines}>
              {lines.map((line) => (
                <Line key={line.id} line={line} onShare={setShared} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {earlier && (
        <Button variant="subtle" size="compact" className={css.more} onClick={() => setWhole(true)}>
          Show earlier days
        </Button>
      )}
      <ShareDialog item={shared} onClose={() => setShared(null)} />
    </>
  );
}

type LineProps = { line: StoryLine; onShare: (item: ShareItem) => void };

function Line({ line: { person, sentence, quotes, shares }, onShare }: LineProps) {
  const { user } = useSignedIn();
  return (
    <li className={css.line}>
      {person ? (
        <Avatar name={person.name} hue={hueOf(person.id)} size={28} />
      ) : (
        <Avatar name={user.firstName ?? ''} hue="you" size={28} />
      )}
      <div className={css.words}>
        {person && (
          <Link to={href.relationship(person.id)} className={css.name}>
            {person.name}
          </Link>
        )}
        <p className={css.sentence}>{sentence}</p>
        {quotes.map((quote) => (
          <p key={quote} className={css.quote}>
            “{quote}”
          </p>
        ))}
      </div>
      <Shares shares={shares} onShare={onShare} />
    </li>
  );
}

/** Two that could be shared are told apart by their names. */
function Shares({ shares, onShare }: { shares: StoryLine['shares']; onShare: (item: ShareItem) => void }) {
  const [only, ...more] = shares;
  if (!only) return null;
  if (more.length === 0)
    return (
      <IconButton label={only.label} onClick={() => onShare(only.item)}>
        <IconShare2 />
      </IconButton>
    );
  return (
    <Menu
      trigger={
        <IconButton label="Share">
          <IconShare2 />
        </IconButton>
      }
    >
      {shares.map(({ label, item }) => (
        <MenuItem key={label} onSelect={() => onShare(item)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
