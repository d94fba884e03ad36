import { type ClipboardEvent, type DragEvent, type FormEvent, useState } from 'react';
import { TextForm as Form, TEXT_LENGTH, type TextAnalysis } from '#contract/text-analysis.ts';
import { issueAt, refusalOf } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { ProviderQuestion } from '#web/app/thread/ProviderQuestion.tsx';
import { useAskFirst } from '#web/app/thread/useAskFirst.ts';
import type { Draft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/Button.tsx';
import { Chip } from '#web/kit/Chip.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { SelectField } from '#web/kit/SelectField.tsx';
import css from '#web/kit/Tool.module.css';
import { looksExported } from '#web/text-analysis/export/read.ts';
import type { Person } from '#web/text-analysis/usePeople.ts';
import { useAnalyze } from '#web/text-analysis/useTextAnalyses.ts';
import { EXAMPLES } from '#web/text-analysis/words.ts';

export type Fields = { text: string; relationshipId: string };
export const BLANK: Fields = { text: '', relationshipId: '' };

type Props = {
  draft: Draft<Fields>;
  people: readonly Person[];
  /** A whole exported chat was pasted or dropped: it is read in this browser. */
  onChat: (file: Blob) => void;
  onBusy: (isBusy: boolean) => void;
  onDone: (made: TextAnalysis) => void;
};

/** A message to be read. What was typed stays in this browser until it was answered. */
export function TextForm({ draft, people, onChat, onBusy, onDone }: Props) {
  const fields = draft.value ?? BLANK;
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [checked, setChecked] = useState(false);
  const { provider, isAsking, first } = useAskFirst();
  const { mutate, isPending, error } = useAnalyze(idempotencyKey, (made) => {
    draft.drop();
    setChecked(false);
    setKey(crypto.randomUUID());
    onDone(made);
  });
  const form = Form.safeParse({ text: fields.text, relationshipId: fields.relationshipId || null });
  const problem = checked ? form.error?.issues.find(({ path }) => path[0] === 'text')?.message : undefined;
  const set = (part: Partial<Fields>) => {
    setKey(crypto.randomUUID());
    draft.keep({ ...fields, ...part });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const { data } = form;
    if (!data || isPending) return;
    first(() => {
      onBusy(true);
      mutate(data, { onSettled: () => onBusy(false) });
    });
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (text.length <= TEXT_LENGTH || !looksExported(text)) return;
    event.preventDefault();
    onChat(new Blob([text]));
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    onChat(file);
  };
  return (
    <form className={css.stack} noValidate onSubmit={send} aria-label="The message to analyze">
      <SpokenField
        label="The message"
        name="text"
        rows={6}
        limit={TEXT_LENGTH}
        placeholder="Paste what they wrote"
        onPaste={paste}
        onDrop={drop}
        value={fields.text}
        error={problem ?? (error ? issueAt(error, 'text') : undefined)}
        onValue={(text) => set({ text })}
      />
      {fields.text === '' && (
        <div className={css.part}>
          <p className="small dim">Or try an example:</p>
          <div className={css.examples}>
            {EXAMPLES.map((text) => (
              <Chip key={text} onClick={() => set({ text })}>
                {text}
              </Chip>
            ))}
          </div>
        </div>
      )}
      {people.length > 0 && (
        <SelectField
          label="Who wrote it (optional)"
          name="relationshipId"
          options={[
            { value: '', label: 'Someone else' },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={fields.relationshipId}
          onValue={(relationshipId) => set({ relationshipId })}
        />
      )}
      {error && (
        <Notice tone="error">Not analyzed. {refusalOf(error).message} The message is still here. Try again.</Notice>
      )}
      {isAsking && <ProviderQuestion provider={provider} />}
      <Button
        variant="filled"
        size="large"
        type="submit"
        disabled={fields.text.trim() === ''}
        loading={isPending && 'Reading the message'}
      >
        Analyze Message
      </Button>
    </form>
  );
}
