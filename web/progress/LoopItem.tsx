import { type ReactNode, useState } from 'react';
import { loopSentence, ownNameOf } from '#contract/pattern-words.ts';
import type { Loop } from '#contract/patterns.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { TextAreaField } from '#web/kit/field/TextAreaField.tsx';
import { Quotes } from '#web/progress/Quotes.tsx';
import css from './PatternsSection.module.css';

type Props = { loop: Loop; isBusy: boolean; onThought: (thought: string) => void; onDismiss: () => void };

/** A recurring conflict, or days that may have one in common. The member is asked first what they think it is. */
export function LoopItem({ loop, isBusy, onThought, onDismiss }: Props) {
  const { theme, thought, trigger, mine, theirs, ends, helped, episodes, personName } = loop;
  const isQuestion = theme.length === 0 && !thought;
  const dismiss = (
    <Button variant="subtle" size={isQuestion ? 'normal' : 'compact'} disabled={isBusy} onClick={onDismiss}>
      {isQuestion ? 'Nothing comes back' : 'Dismiss'}
    </Button>
  );
  return (
    <li className={css.item}>
      <p className={css.phrase}>{loopSentence(loop)}</p>
      {isQuestion && (
        <>
          <Quotes title="What you wrote on them" quotes={episodes.slice(0, SHOWN)} />
          {episodes.length > SHOWN && (
            <details>
              <summary>The days before ({episodes.length - SHOWN})</summary>
              <Quotes title="" quotes={episodes.slice(SHOWN)} />
            </details>
          )}
        </>
      )}
      {isQuestion || thought === null ? (
        <Asking loop={loop} isBusy={isBusy} onThought={onThought}>
          {isQuestion && dismiss}
        </Asking>
      ) : (
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
            <Quotes title="" quotes={episodes} />
          </details>
        </div>
      )}
      {!isQuestion && <div className={css.actions}>{dismiss}</div>}
    </li>
  );
}

/** Days of a question that are shown at once. */
const SHOWN = 6;
const FIRST = 'Your own answer first. Then you’ll see what you wrote about it at the time.';
const ASKED = 'Mallama can’t tell from your words. Only you know.';

function Asking({ loop, isBusy, onThought, children }: Omit<Props, 'onDismiss'> & { children: ReactNode }) {
  const isQuestion = loop.theme.length === 0;
  const draft = useDraft<string>(`progress/${loop.key}`);
  const [text, setText] = useState(draft.value ?? '');
  const answer = (thought: string) => {
    onThought(thought);
    draft.drop();
  };
  return (
    <div className={css.asking}>
      <TextAreaField
        {...(isQuestion
          ? { label: 'Does the same thing come back? What would you call it?', hint: ASKED }
          : { label: 'What do you think the pattern is?', hint: FIRST })}
        voice
        rows={2}
        limit={1000}
        value={text}
        onValue={(next) => {
          setText(next);
          draft.keep(next);
        }}
      />
      <div className={css.actions}>
        <Button variant="filled" disabled={isBusy || text.trim() === ''} onClick={() => answer(text.trim())}>
          {isQuestion ? 'Save' : 'Save and show'}
        </Button>
        {!isQuestion && (
          <Button variant="subtle" disabled={isBusy} onClick={() => answer('')}>
            Just show me
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
