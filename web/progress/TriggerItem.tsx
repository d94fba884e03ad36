import type { Trigger } from '#contract/patterns.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { dayWords } from '#web/progress/inputWords.ts';
import { Quotes } from '#web/progress/Quotes.tsx';
import css from './PatternsSection.module.css';

type Props = { trigger: Trigger; onAnswer: (answer: 'accept' | 'dismiss') => void };

export function TriggerItem({ trigger: { phrase, times, lastOn, personName, examples, isAccepted }, onAnswer }: Props) {
  return (
    <li className={css.item}>
      <p className={css.phrase}>“{phrase}”</p>
      <p className="small dim">
        {personName && `With ${personName}, `}on {times} days, last on {dayWords(lastOn)}
      </p>
      <details>
        <summary>Where you said so ({examples.length})</summary>
        <Quotes title="" quotes={examples} />
      </details>
      <div className={css.actions}>
        {isAccepted ? (
          <span className="small dim">{personName ? `In ${personName}’s Triggers` : 'Accepted'}</span>
        ) : (
          <Button variant="light" size="compact" onClick={() => onAnswer('accept')}>
            {personName ? `Add to ${personName}’s Triggers` : 'That’s right'}
          </Button>
        )}
        <Button variant="subtle" size="compact" onClick={() => onAnswer('dismiss')}>
          Dismiss
        </Button>
      </div>
    </li>
  );
}
