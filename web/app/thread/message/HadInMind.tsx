import { Link } from 'react-router';
import type { KnownKind } from '#contract/coach.ts';
import { href } from '#web/app/paths.ts';
import { inMindWords } from '#web/app/thread/message/kindWords.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { IconBulb } from '#web/kit/icons.ts';
import { Popover } from '#web/kit/menu/Popover.tsx';
import css from './HadInMind.module.css';

/** Which notes were used for a reply, with a link to the setting. */
export function HadInMind({ used }: { used: readonly KnownKind[] }) {
  if (used.length === 0) return null;
  return (
    <Popover
      title="What Mallama had in mind"
      hideTitle
      align="start"
      trigger={
        <IconButton label="What Mallama had in mind">
          <IconBulb aria-hidden="true" />
        </IconButton>
      }
    >
      <div className={css.told}>
        <p>{inMindWords(used)}</p>
        <Link to={href.memory()}>Choose what it may use</Link>
      </div>
    </Popover>
  );
}
