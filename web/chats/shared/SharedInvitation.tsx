import { useMutation } from '@tanstack/react-query';
import type { SharedSession } from '#contract/relationship-chats.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import css from '#web/chats/ChatPanel.module.css';
import { SharedInvitationCard } from '#web/chats/shared/SharedInvitationCard.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { toast } from '#web/kit/toast/toast.ts';

type SharedInvitationProps = { invitation: SharedSession; onAccepted: () => void };

const onError = (error: unknown) => toast({ title: 'Not answered', text: refusalOf(error).message, tone: 'error' });

/** An invitation: who asks, and what both will see. */
export function SharedInvitation({ invitation: { id, withName }, onAccepted }: SharedInvitationProps) {
  const accept = useMutation(api.chats.sessions.accept.mutationOptions({ onSuccess: onAccepted, onError }));
  const decline = useMutation(api.chats.sessions.decline.mutationOptions({ onError }));
  return (
    <SharedInvitationCard withName={withName}>
      <div className={css.answers}>
        <Button size="compact" loading={decline.isPending} onClick={() => decline.mutate({ id })}>
          Decline
        </Button>
        <Button size="compact" variant="filled" loading={accept.isPending} onClick={() => accept.mutate({ id })}>
          Accept
        </Button>
      </div>
    </SharedInvitationCard>
  );
}
