import { useState } from 'react';
import type { Side } from '#contract/relationship-scores.ts';
import type { Relationship } from '#contract/relationships.ts';
import { ScoreBar } from '#web/kit/chart/ScoreBar.tsx';
import { scoreOf, sides } from '#web/relationships/check-in/sides.ts';
import { ScoreDialog } from '#web/relationships/health/ScoreDialog.tsx';
import css from './ScoreBars.module.css';

/** Each score opens its dialog. */
export function ScoreBars({ relationship }: { relationship: Relationship }) {
  const [opened, setOpened] = useState<Side | 'overall' | null>(null);
  return (
    <div className={css.scores}>
      <div className={css.bars}>
        {sides.map(({ side, label }) => (
          <div key={side} className={css.bar}>
            <ScoreBar label={label} score={scoreOf(relationship, side)} />
            {relationship.isRated && (
              <button
                type="button"
                className={css.open}
                aria-haspopup="dialog"
                aria-label={`What ${label} comes from`}
                onClick={() => setOpened(side)}
              />
            )}
          </div>
        ))}
      </div>
      {relationship.isRated && (
        <button type="button" className={css.why} aria-haspopup="dialog" onClick={() => setOpened('overall')}>
          Where do these numbers come from?
        </button>
      )}
      {opened && <ScoreDialog relationship={relationship} side={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
