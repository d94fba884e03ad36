import { useMutation } from '@tanstack/react-query';
import { NOTICE_DAYS } from '#contract/plans.ts';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { serverNow } from '#web/app/serverClock.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { OfferedPlace } from '#web/membership/manage/OfferedPlace.tsx';
import { dateInWords } from '#web/membership/money.ts';
import type { Place } from '#web/membership/parts.ts';
import { keepMembership } from '#web/membership/useMembership.ts';
import css from './Manage.module.css';

const DAY = 24 * 60 * 60 * 1000;
const MARKS = {
  waiting: 'Prime Waiting List',
  offered: 'Place offered',
  accepted: 'Place accepted',
  refunding: 'Refund',
};

/** A Prime place: its position, what it includes and until when, and how to give it back. */
export function PlaceSection({ place, testMode }: { place: Place; testMode: boolean }) {
  const { joinedAt, position, opensAt } = place;
  return (
    <SettingsSection heading="h2" title="Prime">
      <p className={css.headline}>
        <span className="name">{position ? `Place number ${position}` : 'Your place'}</span>
        <Badge tone="calm">{MARKS[place.place]}</Badge>
        {testMode && <Badge tone="fair">Test mode - no real money is taken</Badge>}
      </p>
      <p className="dim">On the list since {dateInWords(joinedAt)}. $100 once, not a subscription.</p>
      <PlusUntil place={place} />
      {place.place === 'offered' && <OfferedPlace opensAt={opensAt} />}
      {place.place === 'accepted' && opensAt && <p>Your place is yours. Sessions open on {dateInWords(opensAt)}.</p>}
      {place.place === 'refunding' && <Notice>Your $100 is on its way back to your card.</Notice>}
      {place.refundable && <Leave />}
    </SettingsSection>
  );
}

function PlusUntil({ place: { plusUntil, place } }: { place: Place }) {
  const left = Date.parse(plusUntil) - serverNow();
  const until = dateInWords(plusUntil);
  if (place === 'refunding') return null;
  if (left <= 0)
    return <Notice>Everything in Plus was included until {until}. Your place on the list stays yours.</Notice>;
  if (left < NOTICE_DAYS * DAY)
    return <Notice tone="ember">Everything in Plus is included until {until}, and ends then.</Notice>;
  return <p className="dim">It includes everything in Plus until {until}, or until sessions open.</p>;
}

/** Gives up a place for a full refund, before one was offered. */
function Leave() {
  const leave = useMutation(
    api.membership.leaveWaitlist.mutationOptions({
      onSuccess({ message, membership }) {
        keepMembership(membership);
        toast({ title: 'You left the list', text: message, tone: 'success' });
      },
      onError: (error) => toast({ title: 'Not refunded', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  const ask = async () => {
    const isMeant = await confirm({
      title: 'Leave the Prime waiting list?',
      text: 'You get your $100 back. Your place, and everything in Plus that came with it, ends now.',
      action: 'Leave and get $100 back',
      cancel: 'Keep my place',
    });
    if (isMeant) leave.mutate(undefined);
  };
  return (
    <Button loading={leave.isPending && 'Leaving'} onClick={() => void ask()}>
      Leave the list and get $100 back
    </Button>
  );
}
