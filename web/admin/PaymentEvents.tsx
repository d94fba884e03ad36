import { useMutation } from '@tanstack/react-query';
import type { MembershipOverview } from '#contract/admin.ts';
import { answering } from '#web/admin/answering.ts';
import { momentInWords } from '#web/admin/labels.ts';
import { Table } from '#web/admin/Table.tsx';
import { api } from '#web/app/api.ts';
import { Button } from '#web/kit/button/Button.tsx';
import css from './AdminPage.module.css';

type FailedEvent = MembershipOverview['failedEvents'][number];

/** The provider's webhooks, and those that could not be handled. */
export function PaymentEvents({ overview }: { overview: MembershipOverview }) {
  const { provider, lastWebhookAt, failedEvents } = overview;
  return (
    <section className={css.part} aria-labelledby="events-title">
      <h2 id="events-title" className="h2">
        Payments
      </h2>
      <dl className={css.facts}>
        <dt>Provider</dt>
        <dd>{provider === 'sandbox' ? 'Sandbox, no real money is taken' : 'Stripe'}</dd>
        <dt>Last webhook</dt>
        <dd>{lastWebhookAt ? momentInWords(lastWebhookAt) : 'None yet'}</dd>
        <dt>Failed events</dt>
        <dd>{failedEvents.length}</dd>
      </dl>
      {failedEvents.length > 0 && (
        <Table label="Events that failed" columns={['Event', 'Received', 'Tries', 'Failure', 'Actions']}>
          {failedEvents.map((event) => (
            <Row key={event.id} event={event} />
          ))}
        </Table>
      )}
    </section>
  );
}

function Row({ event: { id, type, receivedAt, attempts, lastError } }: { event: FailedEvent }) {
  const retry = useMutation(api.admin.retryEvent.mutationOptions(answering('Tried again')));
  return (
    <tr>
      <td>{type}</td>
      <td>{momentInWords(receivedAt)}</td>
      <td>{attempts}</td>
      <td>{lastError}</td>
      <td>
        <Button size="compact" loading={retry.isPending && 'Trying'} onClick={() => retry.mutate({ id })}>
          Retry
        </Button>
      </td>
    </tr>
  );
}
