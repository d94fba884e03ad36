import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { refusalOf } from '#web/app/refusal.ts';
import { CraftForm } from '#web/crafting/CraftForm.tsx';
import { CraftHistory } from '#web/crafting/CraftHistory.tsx';
import { CraftResult } from '#web/crafting/CraftResult.tsx';
import type { Fields } from '#web/crafting/craftForm.ts';
import { useCrafting } from '#web/crafting/useCraftings.ts';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { Empty } from '#web/kit/Empty.tsx';
import { Failed } from '#web/kit/Failed.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { Blank, Skeleton } from '#web/kit/Skeleton.tsx';
import css from './Crafting.module.css';

/** What another page hands over to begin with: never in the address, where others could read it. */
const givenIn = (state: unknown): Partial<Fields> | null =>
  typeof state === 'object' && state !== null && 'craft' in state ? (state.craft as Partial<Fields>) : null;

/** Finds kinder, clearer words for what somebody wants to say. */
export function TextThisNotThatPage({ title }: { title: string }) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [gone, setGone] = useState<string | null>(null);
  const named = search.get('message');
  // What is being deleted is not asked for again.
  const id = named === gone ? null : named;
  const { data, isError, error, isFetching, refetch } = useCrafting(id);
  const [isBusy, setBusy] = useState(false);
  const [freshId, setFresh] = useState<string | null>(null);
  const crafting = id === null ? undefined : data;
  const open = (message: string) => {
    setGone(null);
    setSearch({ message }, { preventScrollReset: true });
  };
  const leave = () => setSearch({}, { preventScrollReset: true });
  const forget = (deleted: string) => {
    setGone(deleted);
    if (deleted === id) leave();
  };
  const isLoading = id !== null && !crafting && !isError;
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1 className="h1">{title}</h1>
          <p className="dim">Say what you mean in words they can hear.</p>
        </div>
        {id !== null && (
          <Button icon={<IconPlus aria-hidden="true" />} onClick={leave}>
            New Message
          </Button>
        )}
      </header>
      {isError && id !== null && (
        <Failed
          title="This message could not be loaded"
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <div className={css.panes}>
        {isLoading ? (
          <ResultSkeleton />
        ) : (
          <CraftForm
            key={crafting?.id ?? 'new'}
            crafting={crafting}
            given={crafting ? null : givenIn(state)}
            onTaken={() => setSearch({}, { replace: true, state: null })}
            onBusy={setBusy}
            onCrafted={(crafted) => {
              setFresh(crafted.id);
              open(crafted.id);
            }}
          />
        )}
        <div className={css.pane} aria-busy={isBusy || undefined}>
          {isBusy || isLoading ? (
            <ResultSkeleton />
          ) : crafting ? (
            <CraftResult key={crafting.id} crafting={crafting} isFresh={crafting.id === freshId} />
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
      <CraftHistory openId={id} onOpen={open} onGone={forget} />
    </div>
  );
}

function ResultSkeleton() {
  return (
    <Skeleton label="Finding the words">
      <div className={css.result}>
        <Blank shape="block" width="100%" height={220} />
        <Blank shape="block" width="100%" height={180} />
      </div>
    </Skeleton>
  );
}
