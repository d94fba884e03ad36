import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { JoinPreview } from '#contract/mediation.ts';
import { api } from '#web/app/api.ts';
import { href, paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { tellFailure } from '#web/conversations/tellFailure.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { Visibility } from '#web/kit/card/Visibility.tsx';
import { dayAndMonth } from '#web/kit/dates.ts';
import { CheckboxField } from '#web/kit/field/CheckboxField.tsx';
import { UnratedPair } from '#web/kit/figure/Pair.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './Join.module.css';

type Props = { id: string; token: string | null; preview: JoinPreview; onJoining: (is: boolean) => void };

/** Who invites, what others will and will not see, and a consent that is not pre-checked. */
export function JoinForm({ id, token, preview: { from, people, visible, hidden, expiresAt }, onJoining }: Props) {
  const [agreed, setAgreed] = useState(false);
  const [checked, setChecked] = useState(false);
  const navigate = useNavigate();
  const join = useMutation(
    api.conversations.mediation.join.mutationOptions({
      onMutate: () => onJoining(true),
      onError: () => onJoining(false),
      onSuccess: () => void navigate(href.chat(id), { replace: true }),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (agreed && !join.isPending) join.mutate({ id, token, consent: true });
  };
  return (
    <>
      <div className={css.figure}>
        <UnratedPair />
      </div>
      <Card as="article" className={css.invitation}>
        <div>
          <h1 className="h1">{from} invites you to talk something over</h1>
          <p className="small dim">
            A group mediation with Mallama, which is an AI.{' '}
            {people === 1 ? `Only ${from} is in it so far.` : `${people} people are in it.`} Open until{' '}
            {dayAndMonth(expiresAt)}.
          </p>
        </div>
        <Visibility title="What the others will see" lines={visible} />
        <Visibility title="What only you will see" lines={hidden} isHidden />
        <form className={css.form} noValidate onSubmit={submit}>
          {join.isError && <Notice tone="error">{refusalOf(join.error).message}</Notice>}
          <CheckboxField
            label="I know what the others will see, and I want to take part"
            hint="You can leave at any time, without a reason."
            error={checked && !agreed ? 'Please say that you agree' : undefined}
            checked={agreed}
            onValue={setAgreed}
          />
          <div className={css.actions}>
            <Button variant="filled" type="submit" loading={join.isPending && 'Joining'}>
              Join
            </Button>
            <ButtonLink variant="subtle" to={paths.home}>
              Not now
            </ButtonLink>
            {token === null && <DeclineButton id={id} />}
          </div>
        </form>
      </Card>
    </>
  );
}

/** Declining an invitation by name removes it; a link is just not used. */
function DeclineButton({ id }: { id: string }) {
  const navigate = useNavigate();
  const decline = useMutation(
    api.conversations.mediation.decline.mutationOptions({
      onSuccess: () => {
        toast({ title: 'Declined', text: 'They won’t be told why.', tone: 'success' });
        void navigate(paths.conversations, { replace: true });
      },
      onError: tellFailure('The invitation couldn’t be declined'),
    }),
  );
  return (
    <Button variant="subtle" loading={decline.isPending && 'Declining'} onClick={() => decline.mutate({ id })}>
      Decline
    </Button>
  );
}
