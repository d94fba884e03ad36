import { useState } from 'react';
import { Link } from 'react-router';
import { type Commitment, HELPED, type Helped } from '#contract/commitments.ts';
import { href } from '#web/app/paths.ts';
import { today } from '#web/app/timeZone.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Chip } from '#web/kit/Chip.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { dayWords } from '#web/progress/inputWords.ts';
import css from './CommitmentsCard.module.css';

type Change = { isDone?: boolean; dueOn?: string | null; helped?: Helped | null };
type Props = { commitment: Commitment; onChange: (change: Change) => Promise<boolean>; onRemove: () => void };

const HELPED_WORDS = { yes: 'Yes', a_little: 'A little', no: 'No' } as const satisfies Record<Helped, string>;
const SOURCE_WORDS = { own: '', saved_chat: 'from a saved chat', agreement: 'from an agreement' } as const;

function dueWords({ dueOn, doneAt }: Commitment): string {
  if (doneAt || !dueOn) return '';
  if (dueOn === today()) return 'due today';
  return `${dueOn < today() ? 'was due' : 'due'} ${dayWords(dueOn)}`;
}

/** A step or promise: tick it off, date it or remove it; once done, say whether it helped. */
export function CommitmentRow({ commitment, onChange, onRemove }: Props) {
  const { text, doneAt, dueOn, personName, relationshipId, source, helped } = commitment;
  const [dating, setDating] = useState(false);
  /** Shows the change at once, until the reloaded list has the row in its new place. */
  const [ticked, setTicked] = useState<boolean>();
  const facts = [SOURCE_WORDS[source], dueWords(commitment)].filter(Boolean).join(', ');
  const tick = async (isDone: boolean) => {
    setTicked(isDone);
    if (!(await onChange({ isDone }))) setTicked(undefined);
  };
  return (
    <li className={css.row}>
      <label className={css.tick}>
        <input
          type="checkbox"
          checked={ticked ?? doneAt !== null}
          onChange={(event) => void tick(event.target.checked)}
        />
        <span className={css.text}>{text}</span>
      </label>
      <p className="small dim">
        {personName && relationshipId && <Link to={href.relationship(relationshipId)}>{personName}</Link>}
        {personName && facts && ', '}
        {facts}
      </p>
      {doneAt ? (
        <fieldset className={css.actions}>
          <legend className="visually-hidden">Did it help?</legend>
          <span className="small" aria-hidden="true">
            Did it help?
          </span>
          {HELPED.map((one) => (
            <Chip
              key={one}
              pressed={helped === one}
              onClick={() => void onChange({ helped: helped === one ? null : one })}
            >
              {HELPED_WORDS[one]}
            </Chip>
          ))}
        </fieldset>
      ) : (
        <div className={css.actions}>
          {dating ? (
            <TextField
              label="Day"
              hideLabel
              type="date"
              defaultValue={dueOn ?? ''}
              onChange={(event) => void onChange({ dueOn: event.target.value || null })}
              onBlur={() => setDating(false)}
              autoFocus
            />
          ) : (
            <Button variant="subtle" size="compact" onClick={() => setDating(true)}>
              {dueOn ? 'Change the day' : 'Set a day'}
            </Button>
          )}
          <Button variant="subtle" size="compact" onClick={onRemove}>
            Let go
          </Button>
        </div>
      )}
    </li>
  );
}
