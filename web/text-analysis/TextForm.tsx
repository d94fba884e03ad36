import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { TextForm as Form, TEXT_LENGTH, type TextAnalysis } from '#contract/text-analysis.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { ProviderQuestion } from '#web/app/thread/provider/ProviderQuestion.tsx';
import { checked } from '#web/app/tool/checked.ts';
import { PersonSelect } from '#web/app/tool/PersonSelect.tsx';
import { useToolForm } from '#web/app/tool/useToolForm.ts';
import type { Draft } from '#web/app/useDraft.ts';
import type { Person } from '#web/app/usePeople.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Chip } from '#web/kit/Chip.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from '#web/kit/Tool.module.css';
import { toast } from '#web/kit/toast/toast.ts';
import { EXAMPLES } from '#web/text-analysis/examples.ts';
import { looksExported } from '#web/text-analysis/export/read.ts';
import { Screenshot } from '#web/text-analysis/Screenshot.tsx';
import { pictureIn } from '#web/text-analysis/smallPicture.ts';
import { analyze } from '#web/text-analysis/useTextAnalyses.ts';

export type Fields = { text: string; relationshipId: string };
export const BLANK: Fields = { text: '', relationshipId: '' };

type Props = {
  draft: Draft<Fields>;
  people: readonly Person[];
  /** A whole exported chat was pasted or dropped; it is read in this browser. */
  onChat: (file: Blob) => void;
  onBusy: (isBusy: boolean) => void;
  onDone: (made: TextAnalysis) => void;
};

const read = ({ text, relationshipId }: Fields) =>
  checked(Form.safeParse({ text, relationshipId: relationshipId || null }));

/** The form. What was typed is kept as a draft until it is answered. */
export function TextForm({ draft, people, onChat, onBusy, onDone }: Props) {
  const tool = useToolForm({ draft, blank: BLANK, read, ask: analyze, onBusy, onDone });
  const { fields, set, send, problemOf, isPending, error } = tool;
  const [picture, setPicture] = useState<Blob | null>(null);
  const paste = (event: ClipboardEvent) => {
    const shot = pictureIn(event.clipboardData);
    if (shot) return setPicture(shot);
    const text = event.clipboardData.getData('text/plain');
    if (text.length <= TEXT_LENGTH || !looksExported(text)) return;
    event.preventDefault();
    onChat(new Blob([text]));
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    const shot = pictureIn(event.dataTransfer);
    if (shot) setPicture(shot);
    else onChat(file);
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
        error={problemOf('text')}
        onValue={(text) => set({ text })}
      />
      <Screenshot
        picture={picture}
        onPicture={setPicture}
        onText={(text) => {
          set({ text });
          toast({ title: 'Read from your picture', text: 'Look it over and correct it. Nothing is analyzed yet.' });
        }}
      />
      {fields.text === '' && (
        <div className={css.part}>
          <p className="small dim">Or try an example:</p>
          <div className={css.actions}>
            {EXAMPLES.map((text) => (
              <Chip key={text} onClick={() => set({ text })}>
                {text}
              </Chip>
            ))}
          </div>
        </div>
      )}
      <PersonSelect
        label="Who wrote it (optional)"
        nobody="Someone else"
        people={people}
        value={fields.relationshipId}
        onValue={(relationshipId) => set({ relationshipId })}
      />
      {error && <Notice tone="error">Not analyzed. {refusalOf(error).message} The message is still here.</Notice>}
      {tool.isAsking && <ProviderQuestion provider={tool.provider} />}
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
