import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invitation } from '#contract/relationship-connections.ts';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { href } from '#web/app/paths.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { dayOf } from '#web/kit/dates.ts';
import { IconUserPlus, IconUsers } from '#web/kit/icons.ts';
import { toast } from '#web/kit/toast/toast.ts';
import { ConnectAgainDialog } from '#web/relationships/connect/ConnectAgainDialog.tsx';
import { ConnectDialog } from '#web/relationships/connect/ConnectDialog.tsx';
import { Disconnect } from '#web/relationships/connect/Disconnect.tsx';
import { tellFailure } from '#web/relationships/tellFailure.ts';
import css from './ConnectionCard.module.css';

type Props = { id: string; invitations: readonly Invitation[] };

/** Open invitations, each with a way to withdraw it. */
function OpenInvitations({ id, invitations }: Props) {
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

/** Two accounts with separate records: connecting only makes shared conversations possible. */
export function ConnectionCard({ relationship }: { relationship: Relationship }) {
  const { id, personName, isMutual, canConnect, archivedAt } = relationship;
  const [asking, setAsking] = useState(false);
  const isOff = !isMutual && !canConnect && archivedAt === null;
  const [inviting, setInviting] = useState(false);
  const invitations = useQuery({
    ...api.relationships.connections.invitations.queryOptions({ input: { id } }),
    enabled: canConnect,
  });
  if (!isMutual && !canConnect && !isOff) return null;
  return (
    <Card as="section" className={css.card} aria-labelledby="connection">
      <h2 id="connection" className="h3">
        {isMutual ? `Connected with ${personName}` : `Connect with ${personName}`}
      </h2>
      <p className="small dim">
        {isOff
          ? 'Connecting is off here.'
          : isMutual
            ? [
                'You can talk in a shared chat that both of you can read, or in a group mediation, where Mallama hears ',
                'each of you in turn. Everything else on this page only you can see.',
              ].join('')
            : [
                `Invite ${personName} to chats that both of you can read. Nothing on this page is shown to them: no scores, `,
                'no lists, no notes, no chats of your own.',
              ].join('')}
      </p>
      {isMutual && (
        <div className={css.ways}>
          <ButtonLink size="compact" to={href.beginMediation(id)} icon={<IconUsers aria-hidden="true" />}>
            Talk it over together
          </ButtonLink>
          <Disconnect relationship={relationship} />
        </div>
      )}
      {canConnect && (
        <>
          <OpenInvitations id={id} invitations={invitations.data ?? []} />
          <Button icon={<IconUserPlus aria-hidden="true" />} onClick={() => setInviting(true)}>
            Connect with {personName}
          </Button>
        </>
      )}
      {isOff && (
        <Button size="compact" onClick={() => setAsking(true)}>
          About connecting
        </Button>
      )}
      {asking && <ConnectAgainDialog relationship={relationship} onClose={() => setAsking(false)} />}
      {inviting && <ConnectDialog relationship={relationship} onClose={() => setInviting(false)} />}
    </Card>
  );
}
