import { useState } from 'react';
import { loopSentence, ownNameOf } from '#contract/pattern-words.ts';
import { LONGEST_THOUGHT, type Loop } from '#contract/patterns.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { OwnWords } from '#web/progress/OwnWords.tsx';
import { Quotes } from '#web/progress/Quotes.tsx';
import css from './PatternsSection.module.css';

type Answer = { thought: string; without?: string[] } | { dismiss: true };
type Props = { loop: Loop; isBusy: boolean; onAnswer: (answer: Answer) => Promise<unknown> };

/** A recurring conflict, or days that may have one in common. The member is asked first what they think it is. */
export function LoopItem({ loop, isBusy, onAnswer }: Props) {
  const { theme, thought, trigger, mine, theirs, ends, helped, episodes, left, personName } = loop;
  const isQuestion = theme.length === 0 && !thought;
  const days = [...episodes, ...left].sort((a, b) => (a.on < b.on ? 1 : -1));
  const [chosen, setChosen] = useState<string[]>();
  const without = chosen ?? left.map(({ on }) => on);
  const ticks = {
    isPart: (on: string) => !without.includes(on),
    isLast: days.length - without.length <= 1,
    onPart: async (on: string, isPart: boolean) => {
      if (isBusy) return;
      const next = isPart ? without.filter((one) => one !== on) : [...without, on];
      setChosen(next);
      if (isQuestion) return;
      await onAnswer({ thought: thought ?? '', without: next });
      setChosen(undefined);
    },
  };
  const dismiss = () => void onAnswer({ dismiss: true });
  return (
    <li className={css.item}>
      <p className={css.phrase}>{loopSentence(loop)}</p>
      {isQuestion && (
        <>
          <Quotes title={`What you wrote on them. ${UNCHECK}`} quotes={days.slice(0, SHOWN)} ticks={ticks} />
          {days.length > SHOWN && (
            <details>
              <summary>The days before ({days.length - SHOWN})</summary>
              <Quotes title="" quotes={days.slice(SHOWN)} ticks={ticks} />
            </details>
          )}
          <OwnWords
            label="Does the same thing come back? What would you call it?"
            hint="Mallama can’t tell from your words. Only you know."
            save="Save"
            {...{ patternKey: loop.key, limit: LONGEST_THOUGHT, isBusy }}
            onSave={(words) => void onAnswer({ thought: words, without })}
            other={{ label: 'Nothing comes back', onSay: dismiss }}
          />
        </>
      )}
      {!isQuestion && thought === null && (
        <OwnWords
          label="What do you think the pattern is?"
          hint="Your own answer first. Then you’ll see what you wrote about it at the time."
          save="Save and show"
          {...{ patternKey: loop.key, limit: LONGEST_THOUGHT, isBusy }}
          onSave={(words) => void onAnswer({ thought: words })}
          other={{ label: 'Just show me', onSay: () => void onAnswer({ thought: '' }) }}
        />
      )}
      {!isQuestion && thought !== null && (
        <div className={css.parts}>
          {thought && !ownNameOf(loop) && (
            <div>
              <p className={css.part}>What you think</p>
              <p className={css.thought}>{thought}</p>
            </div>
          )}
          <Quotes title="What sets it off" quotes={trigger ? [trigger] : []} />
          <Quotes title="What you do" quotes={mine} />
          <Quotes title={`What ${personName ?? 'the other'} does`} quotes={theirs} />
          <Quotes title="How it ends" quotes={ends} />
          <Quotes title="What helped before" quotes={helped} />
          <details>
            <summary>Every time ({episodes.length})</summary>
            <Quotes title={UNCHECK} quotes={days} ticks={ticks} />
          </details>
        </div>
      )}
      {!isQuestion && (
        <div className={css.actions}>
          <Button variant="subtle" size="compact" disabled={isBusy} onClick={dismiss}>
            Dismiss
          </Button>
        </div>
      )}
    </li>
  );
}

/** Days of a question that are shown at once. */
const SHOWN = 6;
const UNCHECK = 'Uncheck any day that isn’t part of it.';
