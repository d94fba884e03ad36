import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { loopSentence } from '#contract/pattern-words.ts';
import { api } from '#web/app/api.ts';
import { paths } from '#web/app/paths.ts';

/** Under the conflict card: the conflict that comes back most, once there is one. It comes after the page, and holds nothing up. */
export function ComesBack() {
  const { data } = useQuery(api.progress.patterns.list.queryOptions());
  const [loop] = data?.loops ?? [];
  if (!loop) return null;
  return (
    <p className="small">
      {loopSentence(loop)} <Link to={`${paths.progress}#patterns`}>Look at it</Link>
    </p>
  );
}
