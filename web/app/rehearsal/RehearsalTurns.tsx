import { useEffect, useRef } from 'react';
import { hueOf } from '#contract/hues.ts';
import type { Rehearsing } from '#web/app/rehearsal/useRehearsal.ts';
import { DictateButton } from '#web/app/thread/dictation/DictateButton.tsx';
import { addWords } from '#web/app/thread/dictation/dictation.ts';
import { useDictation } from '#web/app/thread/dictation/useDictation.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ChatBubble } from '#web/kit/chat/ChatBubble.tsx';
import { ChatTyping } from '#web/kit/chat/ChatTyping.tsx';
import { Composer } from '#web/kit/chat/Composer.tsx';
import { IconBulb } from '#web/kit/icons.ts';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from './Rehearsal.module.css';

/** The talk. Every line says who plays it, and the member's lines have feedback. */
export function RehearsalTurns({ rehearsal }: { rehearsal: Rehearsing }) {
  const { scene, turns, text, hint, isBusy, isThinking, isFull } = rehearsal;
  const dictation = useDictation((words) => rehearsal.write(addWords(text, words)));
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the end after each new turn.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [turns.length, isThinking, hint]);
  const other = { name: `Mallama, playing ${scene.personName}`, hue: hueOf(scene.relationshipId ?? scene.personName) };
  return (
    <>
      <p className="small dim">The real {scene.personName} may answer differently. You speak first.</p>
      <div role="log" aria-label={`Practice with ${scene.personName}`} className={css.turns}>
        {turns.map(({ said, feedback, reply }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added at the end.
          <div key={at} className={css.turn}>
            <ChatBubble status={feedback && <span className={css.feedback}>{feedback}</span>}>
              <p>{said}</p>
            </ChatBubble>
            <ChatBubble from={other}>
              <p>{reply}</p>
            </ChatBubble>
          </div>
        ))}
        {isThinking && <ChatTyping />}
      </div>
      {hint && (
        <Notice>
          <strong>Hint:</strong> {hint}
        </Notice>
      )}
      {isFull ? (
        <p className="small dim">That’s the end of this rehearsal. End it to see what to take with you.</p>
      ) : (
        <>
          <Composer
            ref={field}
            label={`Say something to ${scene.personName}`}
            placeholder="Say it as you would"
            limit={2000}
            value={text}
            busy={isBusy || dictation.isRecording}
            onValue={rehearsal.write}
            onSend={rehearsal.say}
            voice={<DictateButton dictation={dictation} disabled={false} />}
          />
          <div>
            <Button
              size="compact"
              variant="subtle"
              icon={<IconBulb aria-hidden="true" />}
              aria-disabled={isBusy || undefined}
              onClick={rehearsal.hintPlease}
            >
              Give me a hint
            </Button>
          </div>
        </>
      )}
      <div ref={end} />
    </>
  );
}
