import { useMutation } from '@tanstack/react-query';
import type { Invitation } from '#contract/relationship-connections.ts';
import { api } from '#web/app/api.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { dayOf } from '#web/kit/dates.ts';
import { toast } from '#web/kit/toast/toast.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';
import css from './ConnectionCard.module.css';

type Props = { id: string; invitations: readonly Invitation[] };

/** Invitations that can still be accepted, each until taken back. */
export function OpenInvitations({ id, invitations }: Props) {
  const revoke = useMutation(
    api.relationships.connections.revoke.mutationOptions({
      onSuccess: () => toast({ title: 'The invitation is taken back', tone: 'success' }),
      onError: tellFailure('The invitation couldn’t be taken back'),
    }),
  );
  const open = invitations.filter(({ status }) => status === 'open');
  if (open.length === 0) return null;
  return (
    <ul className={css.invitations} aria-label="Open invitations">
      {open.map(({ id: invitationId, way, expiresAt }) => (
        <li key={invitationId}>
          <span>
            {way === 'mail' ? 'Sent by email' : 'Link and code'}, open until {dayOf(expiresAt)}
          </span>
          <Button
            size="compact"
            loading={revoke.isPending && revoke.variables.invitationId === invitationId}
            onClick={() => revoke.mutate({ id, invitationId })}
          >
            Take back
          </Button>
        </li>
      ))}
    </ul>
  );
}
