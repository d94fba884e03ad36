import { useMutation, useQuery } from '@tanstack/react-query';
import type { MembershipStatus } from '#contract/membership.ts';
import { PLANS } from '#web/admin/labels.ts';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './AdminPage.module.css';

/** The administrator's own subscription, for testing: it is canceled at once. */
export function OwnSubscription() {
  const status = useQuery(api.membership.status.queryOptions({ input: {} }));
  return (
    <section className={css.part} aria-labelledby="own-title">
      <h2 id="own-title" className="h2">
        Your subscription
      </h2>
      {status.isPending && (
        <Skeleton label="Loading your subscription">
          <Blank width="200px" />
          <Blank shape="block" width="180px" />
        </Skeleton>
      )}
      {status.isError && !status.data && (
        <Failed
          title="Your subscription couldn’t be loaded"
          text={refusalOf(status.error).message}
          retrying={status.isFetching}
          onRetry={() => void status.refetch()}
        />
      )}
      {status.data && <Status membership={status.data} />}
    </section>
  );
}

function Status({ membership: { status, plan, testMode } }: { membership: MembershipStatus }) {
  const cancel = useMutation(
    api.membership.cancel.mutationOptions({
      onSuccess: ({ message }) => toast({ title: 'Subscription canceled', text: message, tone: 'success' }),
      onError: (error) => toast({ title: 'Not canceled', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  const ask = async () => {
    const isMeant = await confirm({
      title: 'Cancel your subscription?',
      text: 'It ends at once. A Prime place is given back for its refund.',
      action: 'Cancel subscription',
      cancel: 'Keep it',
    });
    if (isMeant) cancel.mutate(undefined);
  };
  return (
    <>
      <dl className={css.facts}>
        <dt>Status</dt>
        <dd>{status}</dd>
        <dt>Plan</dt>
        <dd>{plan ? PLANS[plan] : 'None'}</dd>
        <dt>Payments</dt>
        <dd>{testMode ? 'Test mode - no real money is taken' : 'Live'}</dd>
      </dl>
      {status === 'none' ? (
        <ButtonLink to={paths.subscribe}>Choose a plan</ButtonLink>
      ) : (
        <Button variant="danger" loading={cancel.isPending && 'Canceling'} onClick={() => void ask()}>
          Cancel subscription
        </Button>
      )}
    </>
  );
}
