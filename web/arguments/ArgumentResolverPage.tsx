import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Argument } from '#contract/arguments.ts';
import { LoadFailed } from '#web/app/tool/LoadFailed.tsx';
import { ToolHeader } from '#web/app/tool/ToolHeader.tsx';
import { ToolSkeleton } from '#web/app/tool/ToolSkeleton.tsx';
import { useOpened } from '#web/app/tool/useOpened.ts';
import { ArgumentForm } from '#web/arguments/ArgumentForm.tsx';
import { ArgumentHistory } from '#web/arguments/ArgumentHistory.tsx';
import { ArgumentResult, isShortOf } from '#web/arguments/ArgumentResult.tsx';
import { useArgument } from '#web/arguments/useArguments.ts';
import { useWritten, type Written } from '#web/arguments/useWritten.ts';
import css from '#web/kit/Tool.module.css';

export function ArgumentResolverPage({ title }: { title: string }) {
  const opened = useOpened('argument');
  const [search, setSearch] = useSearchParams();
  const writing = opened.id === null ? search.get('writing') : null;
  const written = useWritten(writing);
  const write = (next: string) => setSearch({ writing: next }, { preventScrollReset: true });
  const id = opened.id ?? writing;
  const query = useArgument(opened.id);
  const argument = opened.id === null ? undefined : query.data;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    // After submitting, the focus moves to the result.
    if (shown.current !== id) {
      heading.current?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
    shown.current = id;
  }, [id]);
  const { isWhole } = written;
  useEffect(() => {
    if (isWhole && writing !== null) setSearch({ argument: writing }, { replace: true, preventScrollReset: true });
  }, [isWhole, writing, setSearch]);
  return (
    <div className={css.page}>
      <ToolHeader again={id === null ? null : { label: 'New Analysis', onClick: opened.leave }}>
        {id !== null && <p className="small dim">{title}</p>}
        <h1 className="h1" tabIndex={-1} ref={heading}>
          {argument ? wholeHeadingOf(argument) : writing === null ? title : headingOf(written)}
        </h1>
        {id === null && (
          <p className="dim">See what it was about, and how it could have gone better for everyone in it.</p>
        )}
      </ToolHeader>
      {opened.id !== null && !argument && <Loading query={query} />}
      {id !== null && (argument || writing !== null) && (
        <ArgumentResult key={id} id={id} argument={argument} written={written} onAgain={write} />
      )}
      {id === null && <ArgumentForm onBegun={(begun, isWhole) => (isWhole ? opened.open(begun) : write(begun))} />}
      <ArgumentHistory opened={opened} />
    </div>
  );
}

const wholeHeadingOf = (argument: Argument) => (isShortOf(argument) ? 'What Was Said' : 'Conflict Analysis Complete');
const headingOf = ({ failed, isLost }: Written) => (failed || isLost ? 'Analysis Failed' : 'Analyzing Conflict...');

function Loading({ query }: { query: ReturnType<typeof useArgument> }) {
  if (query.isError) return <LoadFailed title="This argument couldn’t be loaded" query={query} />;
  return <ToolSkeleton label="Loading the analysis" heights={[120, 320, 260]} />;
}
