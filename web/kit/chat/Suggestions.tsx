import { Chip } from '#web/kit/Chip.tsx';
import css from './Suggestions.module.css';

type SuggestionsProps = { suggestions: readonly string[]; disabled?: boolean; onChoose: (words: string) => void };

/** Suggested messages in the writer's voice. A press sends one. */
export function Suggestions({ suggestions, disabled = false, onChoose }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label="You could say" className={css.list}>
      {suggestions.map((words) => (
        <li key={words}>
          <Chip disabled={disabled} onClick={() => onChoose(words)}>
            {words}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
