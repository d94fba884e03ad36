import { Link } from 'react-router';
import type { OpenedCategory, ProgressInput } from '#contract/progress.ts';
import { CATEGORY_LABELS, CATEGORY_MEANS, ENOUGH_INPUTS } from '#contract/progress-scores.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { Meter } from '#web/kit/chart/Meter.tsx';
import { dayWords, inputWords } from '#web/progress/inputWords.ts';
import css from './CategoryCard.module.css';

/** One score, what it counts, and its inputs. */
export function CategoryCard({ opened: { category, score, inputs } }: { opened: OpenedCategory }) {
  const label = CATEGORY_LABELS[category];
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <h2 className="h3">{label}</h2>
        <p className={css.score}>{score === null ? 'Not enough yet' : `${score}%`}</p>
      </div>
      <Meter label={label} score={score} words="relationship" cut />
      <p className={`small dim ${css.means}`}>{CATEGORY_MEANS[category]}</p>
      {score === null && (
        <p className="small">
          {inputs.length} of {ENOUGH_INPUTS} needed for a score.
        </p>
      )}
      {inputs.length > 0 && (
        <details className={css.details}>
          <summary>What was counted ({inputs.length})</summary>
          <ul className={css.inputs}>
            {inputs.map((input, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is never edited.
              <Counted key={at} input={input} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Counted({ input }: { input: ProgressInput }) {
  const words = inputWords(input);
  return (
    <li className={css.input}>
      <span className={css.what}>
        {input.path ? <Link to={input.path}>{words}</Link> : words}
        <span className="caption faint">{dayWords(input.on)}</span>
      </span>
      <span className={css.points}>
        {input.done} of {input.of}
      </span>
    </li>
  );
}
