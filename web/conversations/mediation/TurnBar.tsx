import { useMutation } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { tellFailure } from '#web/conversations/tellFailure.ts';
import { Button } from '#web/kit/Button.tsx';
import css from './TurnBar.module.css';

export function TurnBar({ id }: { id: string }) {
  const pass = useMutation(
    api.conversations.mediation.passOn.mutationOptions({ onError: tellFailure('Your turn could not be passed on') }),
  );
  return (
    <div className={css.bar}>
      <p>
        <strong>It is your turn.</strong> Take your time. The others read along and do not interrupt.
      </p>
      <Button
        size="compact"
        variant="light"
        loading={pass.isPending && 'Passing on'}
        onClick={() => pass.mutate({ id })}
      >
        I have said what I wanted
      </Button>
    </div>
  );
}
