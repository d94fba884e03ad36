import { LONGEST_TRIGGER, type Trigger } from '#contract/patterns.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { dayWords } from '#web/progress/inputWords.ts';
import { OwnWords } from '#web/progress/OwnWords.tsx';
import { Quotes } from '#web/progress/Quotes.tsx';
import css from './PatternsSection.module.css';

type Answer = { answer: 'accept'; words?: string } | { answer: 'dismiss' };
type Props = { trigger: Trigger; isBusy: boolean; onAnswer: (answer: Answer) => void };

/** What a member said sets them off; without a phrase, sentences that they are asked about. */
export function TriggerItem({ trigger, isBusy, onAnswer }: Props) {
  const { phrase, times, lastOn, personName, examples, isAccepted } = trigger;
  const where = personName && `to ${personName}’s Triggers`;
  if (phrase === null)
    return (
      <li className={css.item}>
        <p className={css.phrase}>Does this set things off for you{personName && ` with ${personName}`}?</p>
        <Quotes title={`What you wrote on ${times} days`} quotes={examples.slice(0, SHOWN)} />
        <OwnWords
          label="If it does, what would you call it?"
          hint="Mallama can’t tell from your words. Only you know. Left empty, it’s called by your last sentence."
          save={where ? `Yes, add ${where}` : 'Yes, it does'}
          {...{ patternKey: trigger.key, limit: LONGEST_TRIGGER, isBusy }}
          mayBeEmpty
          onSave={(words) => onAnswer({ answer: 'accept', words: words.replace(/\s+/g, ' ') })}
          other={{ label: 'No, it doesn’t', onSay: () => onAnswer({ answer: 'dismiss' }) }}
        />
      </li>
    );
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
          <Button variant="light" size="compact" onClick={() => onAnswer({ answer: 'accept' })}>
            {where ? `Add ${where}` : 'That’s right'}
          </Button>
        )}
        <Button variant="subtle" size="compact" onClick={() => onAnswer({ answer: 'dismiss' })}>
          Dismiss
        </Button>
      </div>
    </li>
  );
}

/** Sentences of a question that are shown. */
const SHOWN = 4;
