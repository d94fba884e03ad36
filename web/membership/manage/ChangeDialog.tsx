import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { askUntil, hasPlan } from '#web/membership/askUntil.ts';
import { ChangePreview } from '#web/membership/manage/ChangePreview.tsx';
import { money } from '#web/membership/money.ts';
import { paymentFailed } from '#web/membership/moneyWords.ts';
import type { Renewing, Subscription, Till } from '#web/membership/parts.ts';
import { PaymentForm } from '#web/membership/payment/PaymentForm.tsx';
import { changeWords, nameOf } from '#web/membership/plans.ts';
import { keepMembership } from '#web/membership/useMembership.ts';

type ChangeDialogProps = {
  to: Renewing;
  subscription: Subscription;
  agreed: boolean;
  till: Till;
  onClose: () => void;
};

/** Changes the plan, after showing the price that will be charged. */
export function ChangeDialog({ to, subscription, agreed, till, onClose }: ChangeDialogProps) {
  const [clientSecret, setClientSecret] = useState<string>();
  const preview = useQuery({
    queryKey: ['plan-preview', to.plan, to.interval],
    queryFn: () => api.membership.previewChange.call(to),
    gcTime: 0,
  });
  const change = useMutation(
    api.membership.change.mutationOptions({
      onSuccess(answer) {
        keepMembership(answer.membership);
        if (answer.clientSecret) return setClientSecret(answer.clientSecret);
        toast({ title: answer.message, tone: 'success' });
        onClose();
      },
      onError(error) {
        const { reason, message } = refusalOf(error);
        if (reason === 'payment_declined') paymentFailed(message);
        if (reason === 'price_changed') void preview.refetch();
      },
    }),
  );

  const finish = async () => {
    const found = await askUntil((status) => hasPlan(status, to.plan, to.interval));
    if (found) toast({ title: 'Payment Successful', text: `You have ${nameOf(to.plan)} now.`, tone: 'success' });
    else toast({ title: 'Your payment is on its way', text: 'It is being confirmed.', tone: 'info' });
    onClose();
  };

  const { data } = preview;
  return (
    <Dialog open onClose={onClose} title={changeWords(subscription, to)} size={clientSecret ? 'normal' : 'small'}>
      {preview.isPending && (
        <Skeleton label="Working out the cost">
          <Blank width="60%" height="20px" />
          <Blank />
          <Blank width="80%" />
          <Blank shape="block" />
        </Skeleton>
      )}
      {preview.isError && (
        <Failed
          title="The cost couldn’t be loaded"
          text={refusalOf(preview.error).message}
          retrying={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
      )}
      {data && !clientSecret && (
        <ChangePreview
          preview={data}
          subscription={subscription}
          agreed={agreed}
          changing={change.isPending}
          problem={change.isError ? refusalOf(change.error).message : undefined}
          onChange={() => change.mutate({ ...to, previewedAt: data.previewedAt })}
        />
      )}
      {data && clientSecret && (
        <PaymentForm
          payable={{ ...till, clientSecret }}
          action={`Pay ${money(data.dueNow, data.currency)}`}
          onPaid={finish}
          onClosed={async () => onClose()}
        />
      )}
    </Dialog>
  );
}
