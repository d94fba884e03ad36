import { useMutation } from '@tanstack/react-query';
import type { JoinLink } from '#contract/mediation.ts';
import { api } from '#web/app/api.ts';
import { tellFailure } from '#web/conversations/tellFailure.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { dayAndMonth } from '#web/kit/dates.ts';
import css from './InviteCard.module.css';

export function OpenLinks({ id, links }: { id: string; links: readonly JoinLink[] }) {
  const revoke = useMutation(
    api.conversations.mediation.revoke.mutationOptions({
      onError: tellFailure('The invitation couldn’t be taken back'),
    }),
  );
  const open = links.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <ul className={css.links} aria-label="Open invitations">
      {open.map((link) => (
        <li key={link.id}>
          <span className="small">
            {link.invited ? `${link.invited}, invited` : 'A link, made'} {dayAndMonth(link.createdAt)}, open until{' '}
            {dayAndMonth(link.expiresAt)}
          </span>
          <Button
            size="compact"
            loading={revoke.isPending && revoke.variables.linkId === link.id}
            onClick={() => revoke.mutate({ id, linkId: link.id })}
          >
            Take back
          </Button>
        </li>
      ))}
    </ul>
  );
}
