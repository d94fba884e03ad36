import type { ArgumentRow } from '#contract/arguments.ts';
import { api } from '#web/app/api.ts';
import { ToolHistory } from '#web/app/tool/ToolHistory.tsx';
import type { Opened } from '#web/app/tool/useOpened.ts';
import { useArguments } from '#web/arguments/useArguments.ts';

const rowOf = ({ id, opening, createdAt, parties, conflictType, status }: ArgumentRow) => ({
  ...{ id, title: opening, at: createdAt },
  hint: [parties.join(' and '), conflictType, status === 'resolved' ? 'Resolved' : ''].filter(Boolean).join(' · '),
});

export function ArgumentHistory({ opened }: { opened: Opened }) {
  const query = useArguments();
  return (
    <ToolHistory
      title="Your arguments"
      kind="argument"
      kinds="arguments"
      query={query}
      rowOf={rowOf}
      opened={opened}
      remove={(id) => api.arguments.remove.call({ id })}
    />
  );
}
