import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { askUntil } from '#web/membership/askUntil.ts';
import { money } from '#web/membership/money.ts';
import { setupWords } from '#web/membership/moneyWords.ts';
import type { Subscription, Till } from '#web/membership/parts.ts';
import { FormSkeleton } from '#web/membership/payment/FormSkeleton.tsx';
import { PaymentForm } from '#web/membership/payment/PaymentForm.tsx';

type CardDialogProps = { subscription: Subscription; till: Till; onClose: () => void };

/** A new card for renewals. If a payment is owed, the form pays it with that card. */
export function CardDialog({ subscription, till, onClose }: CardDialogProps) {
  const begun = useQuery({ queryKey: ['card-form'], queryFn: () => api.membership.card.call(), gcTime: 0 });
  const { clientSecret, owed = null } = begun.data ?? {};
  const due = owed === null ? undefined : money(owed, subscription.currency);

  const finish = async () => {
    const found = await askUntil(({ subscription: now }) => now?.status === 'active');
    if (!found) toast({ title: 'Your payment is on its way', text: 'It is being confirmed.', tone: 'info' });
    else if (due) toast({ title: 'Payment Successful', text: 'Your membership goes on.', tone: 'success' });
    else toast({ title: 'Card updated', tone: 'success' });
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Update card"
      description={due && `You owe ${due}. It’ll be charged to the new card.`}
    >
      {begun.isError && (
        <Failed
          title="The form couldn’t be opened"
          text={setupWords(refusalOf(begun.error))}
          retrying={begun.isFetching}
          onRetry={() => void begun.refetch()}
        />
      )}
      {begun.isPending && <FormSkeleton />}
      {clientSecret && (
        <PaymentForm
          payable={{ ...till, clientSecret }}
          action={due ? `Pay ${due}` : 'Save card'}
          onPaid={finish}
          onClosed={() => begun.refetch({ throwOnError: true })}
        />
      )}
    </Dialog>
  );
}
