import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScoreSource } from '#contract/relationship-check-ins.ts';
import { HALF_LIFE_DAYS, MOST_POINTS, overallOf, SIDES, type Side } from '#contract/relationship-scores.ts';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { dayOf } from '#web/kit/dates.ts';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { InlineEdit } from '#web/kit/field/InlineEdit.tsx';
import { IconPencil, IconX } from '#web/kit/icons.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { scoreOf, sides } from '#web/relationships/check-in/sides.ts';
import { HeardCard, useHeard } from '#web/relationships/HeardCard.tsx';
import { momentIcons, momentNames } from '#web/relationships/health/momentWords.ts';
import { percent, signed } from '#web/relationships/health/numbers.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';
import css from './ScoreDialog.module.css';

type MomentRowProps = { source: ScoreSource; side: Side | 'overall'; isWanted: boolean };

function MomentRow({ source, side, isWanted }: MomentRowProps) {
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

type Props = {
  relationship: Relationship;
  side: Side | 'overall';
  /** The moment that the member came to see. */
  wanted?: string | undefined;
  onClose: () => void;
};

/** What a score is made of: the check-ins, and the events with their dates. */
export function ScoreDialog({ relationship, side, wanted, onClose }: Props) {
  const { id } = relationship;
  const scores = useQuery(api.relationships.checkIns.scores.queryOptions({ input: { id }, staleTime: 0 }));
  const label = sides.find((one) => one.side === side)?.label ?? 'Overall Health';
  const opened = scores.data?.[side];
  const score = scoreOf(relationship, side);
  return (
    <Dialog
      open
      onClose={onClose}
      title={score === null ? `${label}: not rated yet` : `${label}: ${score} of 100`}
      description={side === 'overall' ? weightsInWords : undefined}
    >
      {scores.isError && (
        <Failed
          title="This couldn’t be loaded"
          text={refusalOf(scores.error).message}
          retrying={scores.isFetching}
          onRetry={() => void scores.refetch()}
        />
      )}
      {scores.isPending && (
        <Skeleton label="Loading where it comes from">
          <Blank shape="block" height="72px" />
          <Blank />
          <Blank width="70%" />
        </Skeleton>
      )}
      {opened && scores.data && (
        <>
          <dl className={css.sum}>
            <dt>Your check-ins say</dt>
            <dd>{Math.round(opened.checkIns)}</dd>
            <dt>Good moments add</dt>
            <dd>{signed(opened.goodMoments)}</dd>
            <dt>Conflicts subtract</dt>
            <dd>{signed(opened.conflicts)}</dd>
          </dl>
          <p className="small dim">
            A newer check-in counts more: after {HALF_LIFE_DAYS.checkIn} days it counts half. Events fade faster, by
            half in {HALF_LIFE_DAYS.event} days. All good moments together add {MOST_POINTS.good_moment} points at most,
            all conflicts take {MOST_POINTS.conflict} at most.
          </p>
          <ul className={css.sources}>
            {scores.data.sources.map((source) => (
              <MomentRow key={source.id} source={source} side={side} isWanted={source.id === wanted} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

const weightsInWords = `Made of ${sides.map(({ side, label }) => `${label} ${SIDES[side] * 100}%`).join(', ')}.`;
