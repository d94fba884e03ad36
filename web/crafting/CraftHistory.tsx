import type { Crafting } from '#contract/crafting.ts';
import { api } from '#web/app/api.ts';
import { ToolHistory } from '#web/app/tool/ToolHistory.tsx';
import type { Opened } from '#web/app/tool/useOpened.ts';
import { toneLabel } from '#web/crafting/tones.ts';
import { useCraftings } from '#web/crafting/useCraftings.ts';
import { firstOf } from '#web/kit/firstOf.ts';

const rowOf = ({ id, goal, versions, createdAt }: Crafting) => ({
  ...{ id, title: firstOf(goal, 80), at: createdAt },
  hint: versions.map(({ selectedTone }) => toneLabel(selectedTone)).join(', '),
});

export function CraftHistory({ opened }: { opened: Opened }) {
  const query = useCraftings();
  return (
    <ToolHistory
      title="Your messages"
      kind="message"
      kinds="messages"
      query={query}
      rowOf={rowOf}
      opened={opened}
      remove={(id) => api.crafting.remove.call({ id })}
    />
  );
}
