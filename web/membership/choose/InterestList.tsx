import { useMutation } from '@tanstack/react-query';
import type { MembershipStatus } from '#contract/membership.ts';
import { api } from '#web/app/api.ts';
import { href, paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { rememberReturn } from '#web/app/session/returnTo.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { keepMembership } from '#web/membership/useMembership.ts';
import css from './PlanCards.module.css';

/** Shown instead of Prime's button while Prime is not sold. Free and without obligation. */
export function InterestList({ membership }: { membership: MembershipStatus | undefined }) {
  const say = useMutation(
    api.membership.interest.mutationOptions({
      onSuccess: keepMembership,
      onError: (error) => toast({ title: 'Not saved', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  const interested = membership?.interested ?? false;
  return (
    <>
      <p className={css.quiet} role="status">
        {interested ? 'You’re on the free interest list.' : 'Prime isn’t for sale right now.'}
      </p>
      {membership ? (
        <Button wide loading={say.isPending && 'Saving'} onClick={() => say.mutate({ interested: !interested })}>
          {interested ? 'Leave the interest list' : 'Join the free interest list'}
        </Button>
      ) : (
        <ButtonLink wide to={href.signIn()} onClick={() => rememberReturn(paths.membership)}>
          Log in to join the free interest list
        </ButtonLink>
      )}
    </>
  );
}
