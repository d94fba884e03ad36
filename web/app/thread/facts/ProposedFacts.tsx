import { useQuery } from '@tanstack/react-query';
import type { Thread } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';
import { ProposedFact } from '#web/app/thread/facts/ProposedFact.tsx';
import css from './ProposedFact.module.css';

/** Facts proposed from this chat, after its newest message. */
export function ProposedFacts({ thread: { id, isShared, isTemporary } }: { thread: Thread }) {
  const { data = [] } = useQuery({ ...api.memory.list.queryOptions(), enabled: !isShared && !isTemporary });
  const proposed = data.filter(({ isProposed, threadId }) => isProposed && threadId === id);
  if (proposed.length === 0) return null;
  return (
    <ul className={css.facts} aria-label="To remember">
      {proposed.map((fact) => (
        <ProposedFact key={fact.id} fact={fact} />
      ))}
    </ul>
  );
}
