import { useRef, useState } from 'react';
import { type LeftBehind, NOT_AN_EXPORT } from '#contract/export-erase.ts';
import { leftWords } from '#web/account/data/leftWords.ts';
import { readExport } from '#web/account/data/readExport.ts';
import { useSending } from '#web/account/useSending.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';

async function importFile(file: File) {
  const sent = await readExport(file).catch(() => {
    throw new Error(NOT_AN_EXPORT);
  });
  return api.account.importAll.call(sent);
}

/** Shown beside the button until another file is chosen. */
function problemIn(error: unknown): string {
  const { code, message } = refusalOf(error);
  return code === 'invalid' || (error instanceof Error && error.message === NOT_AN_EXPORT) ? NOT_AN_EXPORT : message;
}

export function ImportButton() {
  const [sending, send] = useSending();
  const [problem, setProblem] = useState<string | undefined>();
  const [left, setLeft] = useState<LeftBehind['left']>([]);
  const chooser = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) =>
    file &&
    send(async () => {
      setProblem(undefined);
      setLeft([]);
      try {
        setLeft((await importFile(file)).left);
        toast({ title: 'Imported', text: 'Everything of your own in that file is here now.', tone: 'success' });
      } catch (error) {
        setProblem(problemIn(error));
      }
    });
  return (
    <>
      <Button loading={sending && 'Importing'} onClick={() => chooser.current?.click()}>
        Import an export
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".zip,.json"
        hidden
        aria-label="Export file"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      {left.length > 0 && (
        <Notice>
          What others have a part in, or what belonged to the other account, doesn’t come along: {leftWords(left)}. It’s
          still in your file, to read there.
        </Notice>
      )}
    </>
  );
}
