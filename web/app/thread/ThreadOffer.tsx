import { useState } from 'react';
import { type Choice, formMessage, type Offer, type Values } from '#contract/guide.ts';
import type { Message } from '#contract/messages.ts';
import { dayAfter } from '#contract/progress-scores.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { isOpen } from '#web/app/thread/messages.ts';
import type { OpenThread } from '#web/app/thread/useThread.ts';
import { today } from '#web/app/timeZone.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { FillForm } from '#web/kit/chat/FillForm.tsx';
import { Suggestions } from '#web/kit/chat/Suggestions.tsx';
import { IconCheck, IconCopy, IconPlus } from '#web/kit/icons.ts';
import { copyText } from '#web/kit/share/copyText.ts';
import { toast } from '#web/kit/toast/toast.ts';
import css from './ThreadOffer.module.css';

/** The newest reply's offer; none while something is being sent, or where a card waits for an answer. */
export function offerIn(chat: OpenThread): { message: Message; offer: Offer } | undefined {
  const { messages, isBusy, isSilent, crisis, outgoing } = chat;
  const message = messages.at(-1);
  if (!message?.offer || isOpen(message) || isBusy || isSilent || crisis !== undefined || outgoing.length > 0)
    return undefined;
  const { offer } = message;
  return offer.choices.length > 0 || offer.form ? { message, offer } : undefined;
}

/** Choices and a form under the newest reply. A choice is sent as a message, a form as one line per field. */
export function ThreadOffer({ chat, message, offer }: { chat: OpenThread; message: Message; offer: Offer }) {
  const { thread, send } = chat;
  const { choices, form } = offer;
  const key = thread.isTemporary ? (`temporary/${message.id}` as const) : (`offers/${message.id}` as const);
  const before = form?.values ?? {};
  const { value: values = before, keep, drop } = useDraft<Values>(key);
  const says = choices.filter(({ does }) => does === 'say').map(({ label }) => label);
  const does = choices.filter((choice) => choice.does === 'copy' || (choice.does !== 'say' && thread.relationshipId));
  const sendForm = () => {
    if (!form) return;
    send(formMessage(form.fields, values, before));
    drop();
  };
  return (
    <div className={css.offer}>
      {form && <FillForm {...{ form, values }} onValues={keep} onSend={sendForm} />}
      {does.length > 0 && (
        <div className={css.actions}>
          {does.map((choice) => (
            <ActionButton key={choice.label} choice={choice} relationshipId={thread.relationshipId} />
          ))}
        </div>
      )}
      <Suggestions suggestions={says} onChoose={send} />
    </div>
  );
}

async function keepIn(id: string, { does, text, inDays }: Choice): Promise<void> {
  const words = text ?? '';
  if (does === 'keep_moment') {
    await api.relationships.checkIns.addEvent.call({ id, kind: 'good_moment', note: words.slice(0, 1000) });
    toast({ title: 'Kept as a good moment' });
    return;
  }
  const dueOn = inDays === null ? null : dayAfter(today(), inDays);
  await api.relationships.plan.add.call({ id, kind: 'step', text: words, dueOn });
  toast({ title: 'Kept as a next step', text: 'You’ll find it in the plan.' });
}

function ActionButton({ choice, relationshipId }: { choice: Choice; relationshipId: string | null }) {
  const { label, does, text } = choice;
  const [state, setState] = useState<'open' | 'saving' | 'kept'>('open');
  const press = async () => {
    if (does === 'copy' || relationshipId === null) return copyText(text ?? '', { title: 'Copied' });
    setState('saving');
    try {
      await keepIn(relationshipId, choice);
      setState('kept');
    } catch (error) {
      setState('open');
      toast({ title: 'Not kept', text: refusalOf(error).message, tone: 'error' });
    }
  };
  const Icon = does === 'copy' ? IconCopy : state === 'kept' ? IconCheck : IconPlus;
  return (
    <Button
      size="compact"
      icon={<Icon aria-hidden="true" />}
      loading={state === 'saving' && 'Keeping'}
      disabled={state === 'kept'}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
