import { hueOf } from '#contract/hues.ts';
import { overallOf, type Sides } from '#contract/relationship-scores.ts';
import type { Relationship } from '#contract/relationships.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Pair } from '#web/kit/figure/Pair.tsx';
import css from '#web/relationships/check-in/CheckInDialog.module.css';
import { sides } from '#web/relationships/check-in/sides.ts';
import { signed } from '#web/relationships/health/numbers.ts';

type Props = { relationship: Relationship; now: Sides; before: Sides | undefined; onClose: () => void };

/** A quiet look at what moved since the last time. */
export function CheckInSaved({ relationship, now, before, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title="Check-in saved"
      description={before ? changeIn(now, before) : 'That’s the first one. Next time you’ll see what moved.'}
      footer={
        <Button variant="filled" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={css.pair} data-hue={hueOf(relationship.id)}>
        <Pair score={overallOf(now)} hue={hueOf(relationship.id)} width={148} />
      </div>
      <dl className={css.changes}>
        {sides.map(({ side, label }) => (
          <div key={side}>
            <dt>{label}</dt>
            <dd>
              <b>{now[side]}</b>
              {before && <span className="small dim"> {moved(now[side] - before[side])}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const moved = (points: number) => (points === 0 ? 'as before' : `${signed(points)} since last time`);

/** The side that moved the most, in a sentence. */
function changeIn(now: Sides, before: Sides): string {
  const [most] = sides
    .map(({ side, label }) => ({ label, points: now[side] - before[side] }))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  if (!most || most.points === 0) return 'The same as last time.';
  return `${most.label} moved the most: ${most.points > 0 ? 'up' : 'down'} ${Math.abs(most.points)}.`;
}
