import { Card } from '#web/kit/card/Card.tsx';
import { Breathing } from '#web/support/Breathing.tsx';
import css from './Grounding.module.css';

const senses = [
  ['5', 'things you can see'],
  ['4', 'things you can touch'],
  ['3', 'things you can hear'],
  ['2', 'things you can smell'],
  ['1', 'thing you can taste'],
] as const;

/** Two short exercises. */
export function Grounding() {
  return (
    <Card as="section" aria-labelledby="grounding" className={css.grounding}>
      <h2 id="grounding" className="h2">
        While you wait, or to steady yourself
      </h2>
      <Breathing />
      <div>
        <h3 className="h3">Five, four, three, two, one</h3>
        <p className="small dim">Look around slowly and name, aloud or in your head:</p>
        <ol className={css.senses}>
          {senses.map(([count, what]) => (
            <li key={count}>
              <span className={css.count}>{count}</span>
              {what}
            </li>
          ))}
        </ol>
        <p className="small dim">If your mind wanders, begin again at five. There’s no wrong answer.</p>
      </div>
    </Card>
  );
}
