import { useState } from 'react';
import type { OpenedProgress } from '#contract/progress.ts';
import { CATEGORIES, CATEGORY_LABELS, type Category } from '#contract/progress-scores.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { TrendChart } from '#web/kit/chart/TrendChart.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { dayWords } from '#web/progress/inputWords.ts';
import css from './ProgressPage.module.css';

/** The weekly history of a score. Weeks without enough inputs interrupt the line. */
export function HistoryCard({ history }: { history: OpenedProgress['history'] }) {
  const measured = CATEGORIES.filter((category) =>
    history.some(({ progress }) => typeof progress[category] === 'number'),
  );
  const [chosen, choose] = useState<Category>();
  const category = chosen ?? measured[0];
  return (
    <Card as="section" aria-labelledby="history" className={css.history}>
      <div className={css.historyHead}>
        <h2 id="history" className="h3">
          Over the last twelve weeks
        </h2>
        {category && (
          <SelectField
            label="Score"
            hideLabel
            value={category}
            options={measured.map((value) => ({ value, label: CATEGORY_LABELS[value] }))}
            onValue={(value) => choose(value as Category)}
          />
        )}
      </div>
      {category ? (
        <TrendChart
          labels={history.map(({ on }) => dayWords(on))}
          series={[{ name: 'Score', hue: 'you', values: history.map(({ progress }) => progress[category] ?? null) }]}
        />
      ) : (
        <p className="dim">Not enough yet. Once there is a score, you’ll see here how it moves from week to week.</p>
      )}
    </Card>
  );
}
