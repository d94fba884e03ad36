import { useState } from 'react';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { TextAreaField } from '#web/kit/field/TextAreaField.tsx';
import css from './PatternsSection.module.css';

type Props = {
  patternKey: string;
  label: string;
  hint: string;
  limit: number;
  save: string;
  isBusy: boolean;
  /** Whether it may be saved without words. */
  mayBeEmpty?: boolean;
  onSave: (words: string) => void;
  other: { label: string; onSay: () => void };
};

/** The member's own words for a pattern, kept as a draft until they are saved. There is another answer, too. */
export function OwnWords({ patternKey, label, hint, limit, save, isBusy, mayBeEmpty, onSave, other }: Props) {
  const draft = useDraft<string>(`progress/${patternKey}`);
  const [text, setText] = useState(draft.value ?? '');
  const words = text.trim();
  return (
    <div className={css.asking}>
      <TextAreaField
        {...{ label, hint, limit }}
        voice
        rows={2}
        value={text}
        onValue={(next) => {
          setText(next);
          draft.keep(next);
        }}
      />
      <div className={css.actions}>
        <Button
          variant="filled"
          disabled={isBusy || text.length > limit || (!mayBeEmpty && words === '')}
          onClick={() => {
            onSave(words);
            draft.drop();
          }}
        >
          {save}
        </Button>
        <Button
          variant="subtle"
          disabled={isBusy}
          onClick={() => {
            other.onSay();
            draft.drop();
          }}
        >
          {other.label}
        </Button>
      </div>
    </div>
  );
}
