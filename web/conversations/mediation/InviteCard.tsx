import { useMutation } from '@tanstack/react-query';
import { JOIN_DAYS, type JoinLink, MOST_PEOPLE } from '#contract/mediation.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { InviteConnected } from '#web/conversations/mediation/InviteConnected.tsx';
import { OpenLinks } from '#web/conversations/mediation/OpenLinks.tsx';
import { inIt, type Person } from '#web/conversations/mediation/phases.ts';
import { useWaysIn } from '#web/conversations/mediation/useWaysIn.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconCopy, IconLink } from '#web/kit/icons.ts';
import { copyText } from '#web/kit/share/copyText.ts';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from './InviteCard.module.css';

/** The link with its token, which is shown only once. */
function MadeLink({ link }: { link: string }) {
  return (
    <div className={css.made}>
      <p className="label">Link</p>
      <div className={css.row}>
        <span className={css.link}>{link}</span>
        <Button
          size="compact"
          icon={<IconCopy aria-hidden="true" />}
          aria-label="Copy the link"
          onClick={() => void copyText(link, { title: 'The link is copied' })}
        >
          Copy
        </Button>
      </div>
      <p className="small dim">
        Send this link however you like. It works once, for {JOIN_DAYS} days, and is only shown now. It shows your first
        name.
      </p>
    </div>
  );
}

type LinkProps = { id: string; isByName: boolean; links: readonly JoinLink[] | undefined };

/** Whoever can invite someone by name, or has done so, needs a link only for others. */
function InviteByLink({ id, isByName, links }: LinkProps) {
  const make = useMutation(api.conversations.mediation.invite.mutationOptions());
  const made = make.data;
  const isStillOpen = links?.some((link) => link.id === made?.id && link.state === 'open') ?? true;
  const first = isByName ? 'Make a link for someone else' : 'Make a link';
  return (
    <>
      {make.isError && <Notice tone="error">{refusalOf(make.error).message}</Notice>}
      {made?.link && isStillOpen && <MadeLink link={made.link} />}
      <Button
        variant={made || isByName ? 'default' : 'filled'}
        icon={<IconLink aria-hidden="true" />}
        loading={make.isPending && 'Making'}
        onClick={() => make.mutate({ id })}
      >
        {made ? 'Make another link' : first}
      </Button>
    </>
  );
}

/** Invites by name or by link. */
export function InviteCard({ id, people }: { id: string; people: readonly Person[] }) {
  const { links, connected } = useWaysIn(id, true);
  const present = people.filter(({ state }) => state !== 'left').map(({ id: personId }) => personId);
  const free = connected.data?.filter(({ connectedToUserId }) => !present.includes(connectedToUserId)) ?? [];
  const isByName = free.length > 0 || people.some(({ state }) => state === 'invited');
  const isFull = inIt(people).length >= MOST_PEOPLE;
  return (
    <Card as="section" className={css.card} aria-labelledby="invite-title">
      <div>
        <h2 id="invite-title" className="h2">
          Invite
        </h2>
        <p className="dim">
          They’ll see exactly what’s shared before they say yes. Nothing you write in private is ever shown to them.
        </p>
      </div>
      {isFull ? (
        <p className="dim">{MOST_PEOPLE} people are in. That’s as many as can be heard well.</p>
      ) : (
        <>
          {free.length > 0 && <InviteConnected id={id} people={free} />}
          <InviteByLink id={id} isByName={isByName} links={links.data} />
        </>
      )}
      <OpenLinks id={id} links={links.data ?? []} />
    </Card>
  );
}
