import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { refusalOf } from '#web/app/refusal.ts';
import { ArgumentForm } from '#web/arguments/ArgumentForm.tsx';
import { ArgumentHistory } from '#web/arguments/ArgumentHistory.tsx';
import { ArgumentResult } from '#web/arguments/ArgumentResult.tsx';
import { useArgument } from '#web/arguments/useArguments.ts';
import { Button } from '#web/kit/Button.tsx';
import { Failed } from '#web/kit/Failed.tsx';
import { IconPlus } from '#web/kit/icons.ts';
import { Blank, Skeleton } from '#web/kit/Skeleton.tsx';
import css from './Arguments.module.css';

/** Reads an argument for everyone in it, and shows how it could have gone. */
export function ArgumentResolverPage({ title }: { title: string }) {
  const [search, setSearch] = useSearchParams();
  const [gone, setGone] = useState<string | null>(null);
  const named = search.get('argument');
  // What is being deleted is not asked for again.
  const id = named === gone ? null : named;
  const { data, isError, error, isFetching, refetch } = useArgument(id);
  const argument = id === null ? undefined : data;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    // Whoever pressed a button is led to what it brought.
    if (shown.current !== id) {
      heading.current?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
    shown.current = id;
  }, [id]);
  const open = (argument: string) => {
    setGone(null);
    setSearch({ argument }, { preventScrollReset: true });
  };
  const leave = () => setSearch({}, { preventScrollReset: true });
  const forget = (deleted: string) => {
    setGone(deleted);
    if (deleted === id) leave();
  };
  return (
    <div className={css.page}>
      <header className={css.row}>
        <div>
          {id !== null && <p className="small dim">{title}</p>}
          <h1 className="h1" tabIndex={-1} ref={heading}>
            {argument ? 'Conflict Analysis Complete' : title}
          </h1>
          {id === null && <p className="dim">See what it was about, and how it could have gone. Nobody wins here.</p>}
        </div>
        {id !== null && (
          <Button icon={<IconPlus aria-hidden="true" />} onClick={leave}>
            New Analysis
          </Button>
        )}
      </header>
      {id !== null && isError && !argument && (
        <Failed
          title="This argument could not be loaded"
          text={refusalOf(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {id !== null && !isError && !argument && (
        <Skeleton label="Loading the analysis">
          <div className={css.main}>
            {[120, 320, 260].map((height) => (
              <Blank key={height} shape="block" width="100%" height={height} />
            ))}
          </div>
        </Skeleton>
      )}
      {argument ? (
        <ArgumentResult key={argument.id} argument={argument} />
      ) : (
        id === null && <ArgumentForm onResolved={(resolved) => open(resolved.id)} />
      )}
      <ArgumentHistory openId={id} onOpen={open} onGone={forget} />
    </div>
  );
}
