import { useMutation } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { dateInWords } from '#web/membership/money.ts';
import { keepMembership } from '#web/membership/useMembership.ts';
import css from './Manage.module.css';

/** Accepts a place, or declines it for a refund; without an answer it is declined. */
export function OfferedPlace({ opensAt }: { opensAt: string | null }) {
  const answer = useMutation(
    api.membership.answerPlace.mutationOptions({
      onSuccess({ message, membership }) {
        keepMembership(membership);
        toast({ title: message, tone: 'success' });
      },
      onError: (error) => toast({ title: 'Not saved', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  const isSaving = (accept: boolean) => answer.isPending && answer.variables.accept === accept && 'Saving';
  const decline = async () => {
    const isMeant = await confirm({
      title: 'Decline your Prime place?',
      text: 'You get your $100 back. Everything in Plus that came with the place ends now.',
      action: 'Decline and get $100 back',
      cancel: 'Not now',
    });
    if (isMeant) answer.mutate({ accept: false });
  };
  return (
    <>
      <Notice tone="success">
        <b>A place is offered to you.</b>{' '}
        {opensAt && `Sessions open on ${dateInWords(opensAt)}. Please answer before then: `}
        accept it, or decline it and get your $100 back. If you don’t answer, you get it back too.
      </Notice>
      <div className={css.actions}>
        <Button variant="filled" loading={isSaving(true)} onClick={() => answer.mutate({ accept: true })}>
          Accept the place
        </Button>
        <Button loading={isSaving(false)} onClick={() => void decline()}>
          Decline and get $100 back
        </Button>
      </div>
    </>
  );
}
