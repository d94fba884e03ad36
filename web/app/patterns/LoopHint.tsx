import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { loopAbout, loopSentence, ownNameOf } from '#contract/pattern-words.ts';
import { api } from '#web/app/api.ts';
import { paths } from '#web/app/paths.ts';
import { useIsGuest } from '#web/app/session/useSession.ts';
import css from './LoopHint.module.css';

type Props = {
  relationshipId?: string | null;
  /** Text that may name the person, where nobody was chosen. */
  words?: string;
  /** Shows nothing until it is opened, because others may see the screen. */
  folded?: boolean;
};

const useLoops = () => useQuery({ ...api.progress.patterns.list.queryOptions(), enabled: !useIsGuest() });

/** Whether it is known what comes back: what stands below a hint waits for it, or it would be pushed down. */
export function useLoopsKnown(): boolean {
  const isGuest = useIsGuest();
  return useLoops().isFetched || isGuest;
}

/** Before a hard talk: what keeps coming back with this person, and what helped. Renders nothing if nothing does. */
export function LoopHint({ relationshipId = null, words = '', folded = false }: Props) {
  const { data } = useLoops();
  const loop = data && loopAbout(data.loops, relationshipId, words);
  if (!loop) return null;
  const [helped] = loop.thought === null ? [] : loop.helped;
  const body = (
    <>
      <p>{loopSentence(loop)}</p>
      {loop.theme.length === 0 && !ownNameOf(loop) && (
        <p>
          What you think: <q>{loop.thought}</q>
        </p>
      )}
      {helped && (
        <p>
          What helped before: <q>{helped.text}</q>
        </p>
      )}
      <Link to={`${paths.progress}#patterns`}>{loop.thought === null ? 'Look at it' : 'All of it'}</Link>
    </>
  );
  if (!folded)
    return (
      <aside className={css.hint} aria-label="What comes back">
        {body}
      </aside>
    );
  return (
    <details className={css.hint}>
      <summary>From your own notes (only you see this)</summary>
      {body}
    </details>
  );
}
