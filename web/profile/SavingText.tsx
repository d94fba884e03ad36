import type { Relationship } from '#contract/relationships.ts';
import { issueAt } from '#web/app/refusal.ts';
import { SpokenField } from '#web/app/SpokenField.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { IconPencil } from '#web/kit/icons.ts';
import type { ProfileField } from '#web/profile/edit.ts';
import { useAutosave } from '#web/profile/useAutosave.ts';
import css from './PersonRow.module.css';

type SavingTextProps = {
  relationship: Relationship;
  field: ProfileField;
  label: string;
  placeholder: string;
  hint?: string;
};

const said = { idle: '', saving: 'Saving', saved: 'Saved', failed: 'Not saved, kept in this browser' };

export function SavingText({ relationship, field, label, placeholder, hint }: SavingTextProps) {
  const { text, status, error, retry, type, leave } = useAutosave(relationship, field);
  return (
    <div className={css.quiet}>
      <SpokenField
        label={
          <>
            {label}
            <IconPencil className={css.pencil} size={14} aria-hidden="true" />
            <span className="visually-hidden">
              {' '}
              with {relationship.personName}
              {hint && `, ${hint.toLowerCase()}`}
            </span>
          </>
        }
        rows={1}
        placeholder={placeholder}
        error={error ? issueAt(error, field) : undefined}
        value={text}
        onValue={type}
        onBlur={leave}
      />
      <div className={css.status}>
        <p className="caption faint" role="status">
          {said[status] || (
            <span className={css.hint} aria-hidden="true">
              {hint}
            </span>
          )}
        </p>
        {status === 'failed' && (
          <Button variant="subtle" size="compact" onClick={retry}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
