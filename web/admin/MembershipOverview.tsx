import { useQuery } from '@tanstack/react-query';
import { PLANS } from '#web/admin/labels.ts';
import { MemberDesk } from '#web/admin/MemberDesk.tsx';
import { PaymentAlerts } from '#web/admin/PaymentAlerts.tsx';
import { PaymentEvents } from '#web/admin/PaymentEvents.tsx';
import { SandboxClock } from '#web/admin/SandboxClock.tsx';
import { Table } from '#web/admin/Table.tsx';
import { WaitingList } from '#web/admin/WaitingList.tsx';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './AdminPage.module.css';

export function MembershipOverview() {
  const overview = useQuery(api.admin.membership.queryOptions());
  if (overview.isPending) {
    return (
      <Skeleton label="Loading the overview">
        <Blank width="180px" height="24px" />
        <Blank />
        <Blank />
        <Blank />
      </Skeleton>
    );
  }
  if (!overview.data) {
    return (
      <Failed
        title="The overview couldn’t be loaded"
        text={refusalOf(overview.error).message}
        retrying={overview.isFetching}
        onRetry={() => void overview.refetch()}
      />
    );
  }
  const { counts, interested, waitlist, provider } = overview.data;
  return (
    <>
      <section className={css.part} aria-labelledby="members-title">
        <h2 id="members-title" className="h2">
          Members
        </h2>
        {counts.length === 0 ? (
          <p className="dim">Nobody has chosen a plan yet.</p>
        ) : (
          <Table label="Members by plan and state" columns={['Plan', 'State', 'Members']}>
            {counts.map(({ plan, status, members }) => (
              <tr key={`${plan} ${status}`}>
                <td>{PLANS[plan] ?? plan}</td>
                <td>{status}</td>
                <td>{members}</td>
              </tr>
            ))}
          </Table>
        )}
        <p className="small dim">{interested} on the free interest list for Prime.</p>
      </section>
      <WaitingList places={waitlist} />
      <PaymentAlerts alerts={overview.data.alerts} />
      <MemberDesk />
      <PaymentEvents overview={overview.data} />
      {provider === 'sandbox' && <SandboxClock />}
    </>
  );
}
