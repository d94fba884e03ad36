import { useMutation } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { keepMediation } from '#web/conversations/mediation/keepMediation.ts';
import { type Person, readAlong } from '#web/conversations/mediation/phases.ts';
import { tellFailure } from '#web/conversations/tellFailure.ts';
import { Button } from '#web/kit/button/Button.tsx';
import css from './TurnBar.module.css';

/** A turn cannot end while its messages are still being sent. */
export function TurnBar({ id, people, isSending }: { id: string; people: readonly Person[]; isSending: boolean }) {
  const pass = useMutation(
    api.conversations.mediation.passOn.mutationOptions({
      onSuccess: keepMediation,
      onError: tellFailure('Your turn couldn’t be passed on'),
    }),
  );
  return (
    <div className={css.bar}>
      <p>
        <strong>It’s your turn.</strong> Take your time. {readAlong(people)}
      </p>
      <Button
        size="compact"
        variant="light"
        loading={pass.isPending && 'Passing on'}
        disabled={isSending}
        onClick={() => pass.mutate({ id })}
      >
        I’ve said what I wanted
      </Button>
    </div>
  );
}
