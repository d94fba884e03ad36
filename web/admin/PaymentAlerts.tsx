import { useMutation } from '@tanstack/react-query';
import { answering } from '#web/admin/answering.ts';
import { type Alert, momentInWords, shortId } from '#web/admin/labels.ts';
import { MemberActions } from '#web/admin/MemberActions.tsx';
import { Table } from '#web/admin/Table.tsx';
import { api } from '#web/app/api.ts';
import { Button } from '#web/kit/button/Button.tsx';
import css from './AdminPage.module.css';

const WORDS: Readonly<Record<string, string>> = {
  unknown_price: 'Pays a price that belongs to no plan, and has no access',
  customer_gone: 'The provider doesn’t know this customer anymore',
  subscription_gone: 'The provider doesn’t know this subscription anymore',
  payment_gone: 'The provider doesn’t know this payment anymore: its Prime place ended without a refund',
  surplus_refunded: 'Paid for a second subscription: refunded and ended',
  paid_late_refunded: 'Paid for something that had just ended: refunded',
  payment_for_nobody_refunded: 'Paid by someone who isn’t a member anymore: refunded',
  subscription_for_nobody_refunded: 'Subscription of someone who isn’t a member anymore: refunded and ended',
  payment_of_another_installation: 'Looks like ours, and belongs to no member here: left alone',
  disputed: 'Disputed at the bank: what was bought has ended',
  refunded: 'Refunded',
  wrong_price: 'A price at the provider isn’t what the catalog says: it isn’t sold until it is put right',
  webhook_forged:
    'Webhooks were refused: not signed with our secret. If payments come late, check STRIPE_WEBHOOK_SECRET',
  webhook_of_other_mode: 'Webhooks about the other kind of money, test or live, were refused. Check the endpoint',
  refund_failed: 'A refund didn’t go through. Please check whether the money is back',
};

export function PaymentAlerts({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <section className={css.part} aria-labelledby="alerts-title">
      <h2 id="alerts-title" className="h2">
        To look at
      </h2>
      {alerts.length === 0 ? (
        <p className="dim">Nothing is waiting for you.</p>
      ) : (
        <Table label="What to look at" columns={['What', 'When', 'Member', 'At the provider', 'Actions']}>
          {alerts.map((alert) => (
            <Row key={alert.id} alert={alert} />
          ))}
        </Table>
      )}
    </section>
  );
}

function Row({ alert: { id, kind, at, memberId, subject } }: { alert: Alert }) {
  const close = useMutation(api.admin.closeAlert.mutationOptions(answering('Done')));
  return (
    <tr>
      <td>{WORDS[kind] ?? kind}</td>
      <td>{momentInWords(at)}</td>
      <td className={css.id}>{memberId && shortId(memberId)}</td>
      <td className={css.id}>{subject}</td>
      <td>
        <div className={css.actions}>
          {memberId && <MemberActions memberId={memberId} />}
          <Button size="compact" loading={close.isPending && 'Saving'} onClick={() => close.mutate({ id })}>
            Done
          </Button>
        </div>
      </td>
    </tr>
  );
}
