import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { AutosizeTextArea } from '#web/kit/field/AutosizeTextArea.tsx';
import { FieldError } from '#web/kit/field/Field.tsx';
import { counterText } from '#web/kit/field/fieldLength.ts';
import { IconArrowUp, IconPlayerStop } from '#web/kit/icons.ts';
import css from './Composer.module.css';

type ComposerProps = {
  label: string;
  placeholder: string;
  value: string;
  onValue: (value: string) => void;
  onSend: () => void;
  /** A reply is being written: typing is possible, sending waits. */
  busy?: boolean;
  /** Given if the reply can be stopped; its button replaces Send. */
  onStop?: (() => void) | undefined;
  limit?: number;
  error?: string | undefined;
  /** Nothing can be written at the moment. */
  disabled?: boolean;
  /** The microphone. */
  voice?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Enter sends, Shift + Enter starts a new line, and Enter that ends an IME composition does neither. */
export function Composer(props: ComposerProps) {
  const {
    label,
    placeholder,
    value,
    onValue,
    onSend,
    busy = false,
    onStop,
    limit = 5000,
    error,
    voice,
    ref,
    disabled = false,
  } = props;
  const id = useId();
  const counter = counterText(value.length, limit);
  const ready = !busy && !disabled && value.trim() !== '' && value.length <= limit;
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (ready) onSend();
  };
  return (
    <form className={css.form} onSubmit={send}>
      <div className={css.composer}>
        <AutosizeTextArea
          ref={ref}
          rows={1}
          className={css.text}
          aria-label={label}
          aria-describedby={`${id}-below`}
          placeholder={placeholder}
          enterKeyHint="send"
          disabled={disabled}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          onKeyDown={(event) => isSendKey(event) && send(event)}
        />
        {voice}
        {onStop ? (
          <IconButton filled label="Stop" onClick={onStop}>
            <IconPlayerStop />
          </IconButton>
        ) : (
          <IconButton filled label="Send" type="submit" disabled={!ready}>
            <IconArrowUp />
          </IconButton>
        )}
      </div>
      <div id={`${id}-below`} className={css.below}>
        {error && <FieldError>{error}</FieldError>}
        {counter && <span className={css.counter}>{counter}</span>}
      </div>
    </form>
  );
}

function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
}
