import { type ReactNode, type Ref, useState } from 'react';
import { MESSAGE_LENGTH } from '#contract/chat.ts';
import type { DraftKey } from '#web/app/drafts.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { AfterCare } from '#web/app/thread/AfterCare.tsx';
import { DictateButton } from '#web/app/thread/dictation/DictateButton.tsx';
import { addWords } from '#web/app/thread/dictation/dictation.ts';
import { useDictation } from '#web/app/thread/dictation/useDictation.ts';
import { graveLately, isFromBefore, lastFound } from '#web/app/thread/messages.ts';
import { ProviderQuestion } from '#web/app/thread/provider/ProviderQuestion.tsx';
import type { OpenThread } from '#web/app/thread/useThread.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Composer } from '#web/kit/chat/Composer.tsx';
import css from './ThreadComposer.module.css';

type ThreadComposerProps = {
  chat: OpenThread;
  draftKey: DraftKey;
  /** Rendered between the log and the field. */
  above?: ReactNode;
  /** The field's label. */
  label: string;
  onTyping?: ((isTyping: boolean) => void) | undefined;
  ref?: Ref<HTMLTextAreaElement>;
};

/** The field. Unsent text is kept; sending waits while a reply is being written. */
export function ThreadComposer({ chat, draftKey, above, label, onTyping, ref }: ThreadComposerProps) {
  const { messages, provider, isBusy, isSilent, crisis, reply, actions, send, outgoing } = chat;
  const { value: text = '', keep, drop } = useDraft<string>(draftKey);
  const [isStopping, setStopping] = useState(false);
  const write = (next: string) => {
    if (next === '') drop();
    else keep(next);
    onTyping?.(next.trim() !== '');
  };
  const dictation = useDictation((words) => write(addWords(text, words)));
  const sendText = (words: string) => {
    send(words);
    drop();
    onTyping?.(false);
  };
  const stop = async (messageId: string) => {
    setStopping(true);
    await actions.stop(messageId);
    setStopping(false);
  };
  const grave = graveLately(messages, serverNow());
  const isWaiting = outgoing.some(({ state }) => state === 'waiting');
  return (
    <div className={css.place}>
      {provider.mustAsk && isWaiting && (
        <ProviderQuestion provider={provider} mediates={chat.thread.kind === 'group_mediation'} />
      )}
      {crisis === undefined && (grave || chat.thread.isAftercare) && <AfterCare note={grave ?? lastFound(messages)} />}
      {above}
      <Composer
        ref={ref ?? null}
        label={label}
        placeholder={label}
        value={text}
        onValue={write}
        onSend={() => sendText(text)}
        busy={isBusy || dictation.isRecording}
        onStop={reply && !isStopping ? () => void stop(reply.id) : undefined}
        disabled={isSilent || crisis !== undefined}
        limit={MESSAGE_LENGTH}
        voice={<DictateButton dictation={dictation} disabled={isSilent || crisis !== undefined} />}
      />
      {crisis !== undefined && (
        <p className="small dim">
          {isFromBefore(messages, crisis, serverNow())
            ? [
                'Welcome back. What you wrote last time was hard, so this comes first: are you safe today? Once you’ve ',
                'answered the card above, you can keep writing.',
              ].join('')
            : 'You can keep writing once you’ve answered the card above.'}
        </p>
      )}
    </div>
  );
}
