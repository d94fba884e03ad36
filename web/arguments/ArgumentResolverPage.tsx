import { useEffect, useRef } from 'react';
import { LoadFailed } from '#web/app/tool/LoadFailed.tsx';
import { ToolHeader } from '#web/app/tool/ToolHeader.tsx';
import { ToolSkeleton } from '#web/app/tool/ToolSkeleton.tsx';
import { useOpened } from '#web/app/tool/useOpened.ts';
import { ArgumentForm } from '#web/arguments/ArgumentForm.tsx';
import { ArgumentHistory } from '#web/arguments/ArgumentHistory.tsx';
import { ArgumentResult } from '#web/arguments/ArgumentResult.tsx';
import { useArgument } from '#web/arguments/useArguments.ts';
import css from '#web/kit/Tool.module.css';

/** Reads an argument for everyone in it, and shows how it could have gone. */
export function ArgumentResolverPage({ title }: { title: string }) {
  const opened = useOpened('argument');
  const { id, leave } = opened;
  const query = useArgument(id);
  const argument = id === null ? undefined : query.data;
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
  return (
    <div className={css.page}>
      <ToolHeader again={id === null ? null : { label: 'New Analysis', onClick: leave }}>
        {id !== null && <p className="small dim">{title}</p>}
        <h1 className="h1" tabIndex={-1} ref={heading}>
          {argument ? 'Conflict Analysis Complete' : title}
        </h1>
        {id === null && (
          <p className="dim">See what it was about, and how it could have gone better for everyone in it.</p>
        )}
      </ToolHeader>
      {id !== null && query.isError && !argument && (
        <LoadFailed title="This argument couldn’t be loaded" query={query} />
      )}
      {id !== null && !query.isError && !argument && (
        <ToolSkeleton label="Loading the analysis" heights={[120, 320, 260]} />
      )}
      {argument ? (
        <ArgumentResult key={argument.id} argument={argument} />
      ) : (
        id === null && <ArgumentForm onResolved={(resolved) => opened.open(resolved.id)} />
      )}
      <ArgumentHistory opened={opened} />
    </div>
  );
}
