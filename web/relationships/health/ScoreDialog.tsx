import { useQuery } from '@tanstack/react-query';
import { HALF_LIFE_DAYS, MOST_POINTS, SIDES, type Side } from '#contract/relationship-scores.ts';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { scoreOf, sides } from '#web/relationships/check-in/sides.ts';
import { MomentRow } from '#web/relationships/health/MomentRow.tsx';
import { signed } from '#web/relationships/health/numbers.ts';
import css from './ScoreDialog.module.css';

type Props = {
  relationship: Relationship;
  side: Side | 'overall';
  /** A moment that somebody came for. */
  wanted?: string | undefined;
  onClose: () => void;
};

/** A score taken apart: what the check-ins say, what events add, and each of them with its date. */
export function ScoreDialog({ relationship, side, wanted, onClose }: Props) {
  const { id } = relationship;
  const scores = useQuery(api.relationships.checkIns.scores.queryOptions({ input: { id }, staleTime: 0 }));
  const label = sides.find((one) => one.side === side)?.label ?? 'Overall Health';
  const opened = scores.data?.[side];
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${label}: ${scoreOf(relationship, side) ?? 0} of 100`}
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
