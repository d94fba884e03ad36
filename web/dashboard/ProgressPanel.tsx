import { Link } from 'react-router';
import type { Progress } from '#contract/progress.ts';
import { paths } from '#web/app/paths.ts';
import { measuredIn } from '#web/dashboard/measured.ts';
import { Panel } from '#web/dashboard/Panel.tsx';
import { Meter } from '#web/kit/chart/Meter.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './ProgressPanel.module.css';

export function ProgressPanel({ progress, isFailed }: { progress: Progress | undefined; isFailed: boolean }) {
  return (
    <Panel title="Your Progress">
      {progress ? (
        <Bars progress={progress} />
      ) : isFailed ? (
        <p className="dim">It couldn’t be loaded.</p>
      ) : (
        <BlankBars />
      )}
      <Link to={paths.progress} className="small">
        How these are counted
      </Link>
    </Panel>
  );
}

function Bars({ progress }: { progress: Progress }) {
  const measured = measuredIn(progress);
  if (measured.length === 0) return <p className="dim">Start using the platform to track your progress.</p>;
  return (
    <ul className={css.bars}>
      {measured.map(({ label, percent }) => (
        <li key={label}>
          <p className={css.head}>
            <span className="small dim">{label}</span>
            <span className={css.percent}>{percent}%</span>
          </p>
          <Meter label={label} score={percent} words="relationship" cut />
        </li>
      ))}
    </ul>
  );
}

function BlankBars() {
  return (
    <Skeleton label="Loading your progress">
      {['a', 'b', 'c', 'd', 'e'].map((bar) => (
        <div key={bar} className={css.blank}>
          <Blank width="50%" />
          <Blank height="10px" />
        </div>
      ))}
    </Skeleton>
  );
}
