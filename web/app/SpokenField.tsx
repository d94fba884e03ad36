import { DictateButton } from '#web/app/thread/DictateButton.tsx';
import { addWords } from '#web/app/thread/dictation.ts';
import { useDictation } from '#web/app/thread/useDictation.ts';
import { TextAreaField, type TextAreaFieldProps } from '#web/kit/TextAreaField.tsx';

type Props = Omit<TextAreaFieldProps, 'corner' | 'value' | 'onValue'> & {
  value: string;
  onValue: (value: string) => void;
};

/** A long field that can be written or spoken into. */
export function SpokenField({ value, onValue, disabled, ...field }: Props) {
  const dictation = useDictation((words) => onValue(addWords(value, words)));
  return (
    <TextAreaField
      voice
      {...field}
      value={value}
      onValue={onValue}
      disabled={disabled}
      corner={<DictateButton dictation={dictation} disabled={disabled === true} label="Speak instead of typing" />}
    />
  );
}
