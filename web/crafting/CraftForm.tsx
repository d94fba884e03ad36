import { useEffect, useEffectEvent } from 'react';
import type { Crafting } from '#contract/crafting.ts';
import { LoopHint } from '#web/app/patterns/LoopHint.tsx';
import { refusalOf } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { ProviderQuestion } from '#web/app/thread/provider/ProviderQuestion.tsx';
import { useToolForm } from '#web/app/tool/useToolForm.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { type Fields, fieldsOf, readFields } from '#web/crafting/craftForm.ts';
import { tones } from '#web/crafting/tones.ts';
import { craft } from '#web/crafting/useCraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Chip } from '#web/kit/Chip.tsx';
import { FieldError } from '#web/kit/field/Field.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import tool from '#web/kit/Tool.module.css';
import css from './Crafting.module.css';

type Props = {
  crafting: Crafting | undefined;
  /** Values from another page, which replace those fields of the draft. */
  given: Partial<Fields> | null;
  onTaken: () => void;
  onBusy: (isBusy: boolean) => void;
  onCrafted: (crafting: Crafting) => void;
};

/** The form. What was typed is kept as a draft until it is answered. */
export function CraftForm({ crafting, given, onTaken, onBusy, onCrafted }: Props) {
  const draft = useDraft<Fields>(`crafting/${crafting?.id ?? 'new'}`);
  const blank = fieldsOf(crafting);
  const asking = useToolForm({ draft, blank, read: readFields, ask: craft, onBusy, onDone: onCrafted });
  const { fields, set, send, problemOf, isPending, error } = asking;
  const take = useEffectEvent(() => {
    if (!given) return;
    draft.keep({ ...fields, ...given });
    onTaken();
  });
  useEffect(() => take(), []);
  const area = (name: 'context' | 'conversationHistory' | 'originalDraft') => ({
    ...{ name, limit: 8000, value: fields[name], error: problemOf(name) },
    onValue: (value: string) => set({ [name]: value }),
  });
  return (
    <form className={tool.column} noValidate onSubmit={send} aria-label="What the message is for">
      <SpokenField
        label="What should your message do?"
        name="goal"
        hint="Good news, thanks, an apology or a hard topic: at least 10 characters."
        placeholder="Thank Maya for driving me home"
        rows={2}
        limit={2000}
        value={fields.goal}
        error={problemOf('goal')}
        onValue={(goal) => set({ goal })}
      />
      <fieldset className={css.tones}>
        <legend className="label">Tone</legend>
        <div className={tool.actions}>
          {tones.map(({ value, label }) => (
            <Chip key={value} pressed={fields.selectedTone === value} onClick={() => set({ selectedTone: value })}>
              {label}
            </Chip>
          ))}
        </div>
        {problemOf('selectedTone') && <FieldError>{problemOf('selectedTone')}</FieldError>}
      </fieldset>
      <SpokenField label="Your draft (optional)" rows={3} {...area('originalDraft')} />
      <SpokenField label="What’s going on (optional)" rows={2} {...area('context')} />
      <SpokenField label="What was written before (optional)" rows={2} {...area('conversationHistory')} />
      <LoopHint words={`${fields.goal} ${fields.originalDraft} ${fields.context}`} />
      {error && (
        <Notice tone="error">Failed to craft message. {refusalOf(error).message} Your words are still here.</Notice>
      )}
      {asking.isAsking && <ProviderQuestion provider={asking.provider} />}
      <Button variant="filled" size="large" type="submit" loading={isPending && 'Finding the words'}>
        Craft Message
      </Button>
    </form>
  );
}
