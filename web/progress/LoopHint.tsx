import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { loopSentence } from '#contract/pattern-words.ts';
import { api } from '#web/app/api.ts';
import { paths } from '#web/app/paths.ts';
import css from './PatternsSection.module.css';

/** Beside a talk about somebody: what keeps coming back with them, and what helped before. Nothing where nothing does. */
export function LoopHint({ relationshipId }: { relationshipId: string }) {
  const { data } = useQuery(api.progress.patterns.list.queryOptions());
  const loop = data?.loops.find((one) => one.relationshipId === relationshipId);
  if (!loop) return null;
  const [helped] = loop.thought === null ? [] : loop.helped;
  return (
    <aside className={css.hint} aria-label="What comes back">
      <p>{loopSentence(loop)}</p>
      {helped && (
        <p>
          What helped before: <q>{helped.text}</q>
        </p>
      )}
      <Link to={`${paths.progress}#patterns`}>{loop.thought === null ? 'Look at it' : 'All of it'}</Link>
    </aside>
  );
}
