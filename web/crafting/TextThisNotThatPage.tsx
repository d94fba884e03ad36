import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoadFailed } from '#web/app/tool/LoadFailed.tsx';
import { ToolHeader } from '#web/app/tool/ToolHeader.tsx';
import { ToolSkeleton } from '#web/app/tool/ToolSkeleton.tsx';
import { useOpened } from '#web/app/tool/useOpened.ts';
import { CraftForm } from '#web/crafting/CraftForm.tsx';
import { CraftHistory } from '#web/crafting/CraftHistory.tsx';
import { CraftResult } from '#web/crafting/CraftResult.tsx';
import type { Fields } from '#web/crafting/craftForm.ts';
import { useCrafting } from '#web/crafting/useCraftings.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';
import css from '#web/kit/Tool.module.css';

/** Values from another page come by navigation state, and never by address, which others could read. */
const givenIn = (state: unknown): Partial<Fields> | null =>
  typeof state === 'object' && state !== null && 'craft' in state ? (state.craft as Partial<Fields>) : null;

export function TextThisNotThatPage({ title }: { title: string }) {
  const opened = useOpened('message');
  const { id, leave } = opened;
  const navigate = useNavigate();
  const { state } = useLocation();
  const query = useCrafting(id);
  const [isBusy, setBusy] = useState(false);
  const crafting = id === null ? undefined : query.data;
  const isLoading = id !== null && !crafting && !query.isError;
  return (
    <div className={css.page}>
      <ToolHeader again={id === null ? null : { label: 'New Message', onClick: leave }}>
        <h1 className="h1">{title}</h1>
        <p className="dim">Say what you mean in words they can hear.</p>
      </ToolHeader>
      {query.isError && id !== null && <LoadFailed title="This message couldn’t be loaded" query={query} />}
      <div className={css.panes} data-made={crafting !== undefined || undefined}>
        {isLoading ? (
          <ToolSkeleton label="Finding the words" heights={[220, 180]} />
        ) : (
          <CraftForm
            key={crafting?.id ?? 'new'}
            crafting={crafting}
            given={crafting ? null : givenIn(state)}
            onTaken={() => navigate('.', { replace: true, state: null })}
            onBusy={setBusy}
            onCrafted={(crafted) => opened.openFresh(crafted.id)}
          />
        )}
        <div aria-busy={isBusy || undefined}>
          {isBusy || isLoading ? (
            <ToolSkeleton label="Finding the words" heights={[220, 180]} />
          ) : crafting ? (
            <CraftResult key={crafting.id} crafting={crafting} isFresh={crafting.id === opened.freshId} />
          ) : (
            <Card>
              <Empty
                title="Your message shows up here"
                text="Say what it’s for and choose a tone. Add a draft, and you’ll see what changed."
              />
            </Card>
          )}
        </div>
      </div>
      <CraftHistory opened={opened} />
    </div>
  );
}
