import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScoreSource } from '#contract/relationship-check-ins.ts';
import { overallOf, type Side } from '#contract/relationship-scores.ts';
import { api } from '#web/app/api.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { dayOf } from '#web/kit/dates.ts';
import { InlineEdit } from '#web/kit/field/InlineEdit.tsx';
import { IconPencil, IconX } from '#web/kit/icons.ts';
import { HeardCard } from '#web/relationships/HeardCard.tsx';
import { momentIcons, momentNames } from '#web/relationships/health/momentWords.ts';
import { percent, signed } from '#web/relationships/health/numbers.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';
import { useHeard } from '#web/relationships/useHeard.ts';
import css from './MomentRow.module.css';

type Props = { source: ScoreSource; side: Side | 'overall'; isWanted: boolean };

/** One thing that was logged: its day, what it does to the score, its words, and the way to take it back. */
export function MomentRow({ source, side, isWanted }: Props) {
  const { id: momentId, relationshipId: id, kind, at, note } = source;
  const [editing, setEditing] = useState(false);
  const heard = useHeard();
  const remove = useMutation(
    api.relationships.checkIns.remove.mutationOptions({ onError: tellFailure('It couldn’t be taken back') }),
  );
  const reword = useMutation(
    api.relationships.checkIns.changeNote.mutationOptions({
      onSuccess: heard.hear,
      onError: tellFailure('Your words couldn’t be saved'),
    }),
  );
  const Icon = momentIcons[kind];
  const name = `${momentNames[kind]} of ${dayOf(at)}`;
  return (
    <li className={css.row} ref={isWanted ? showWanted : undefined} data-wanted={isWanted || undefined}>
      <div className={css.line}>
        <Icon size={18} aria-hidden="true" />
        <span className={css.what}>
          <b>{momentNames[kind]}</b> <time dateTime={at}>{dayOf(at)}</time>
        </span>
        <span className={css.effect}>{effectOf(source, side)}</span>
        <span className={css.actions}>
          <IconButton label={`${note ? 'Edit' : 'Add'} the words of the ${name}`} onClick={() => setEditing(true)}>
            <IconPencil />
          </IconButton>
          <IconButton
            label={`Take back the ${name}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ id, momentId })}
          >
            <IconX />
          </IconButton>
        </span>
      </div>
      {editing ? (
        <InlineEdit
          label={`Words about the ${name}`}
          text={reword.variables?.note ?? note ?? ''}
          onCancel={() => setEditing(false)}
          onSave={(text) =>
            reword.mutate({ id, momentId, note: text.trim() || null }, { onSuccess: () => setEditing(false) })
          }
        />
      ) : (
        note && <p className={css.note}>{note}</p>
      )}
      <HeardCard heard={heard} />
    </li>
  );
}

function effectOf({ ratings, share, points }: ScoreSource, side: Side | 'overall'): string {
  if (points) return `${signed(points[side])} now`;
  if (!ratings) return '';
  const rated = side === 'overall' ? Math.round(overallOf(ratings)) : ratings[side];
  return `${rated} of 100, counts ${percent(share ?? 0)}`;
}

const showWanted = (row: HTMLLIElement | null) => row?.scrollIntoView({ block: 'center' });
