import { useQuery } from '@tanstack/react-query';
import type { Receipt } from '#contract/membership.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { longDate } from '#web/kit/dates.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { money } from '#web/membership/money.ts';
import css from './Manage.module.css';

export function ReceiptsSection() {
  const receipts = useQuery(api.membership.receipts.queryOptions());
  return (
    <SettingsSection heading="h2" title="Receipts">
      {receipts.isPending && (
        <Skeleton label="Loading your receipts">
          <Blank width="320px" height="20px" />
          <Blank width="280px" height="20px" />
        </Skeleton>
      )}
      {receipts.isError && (
        <Failed
          title="Your receipts couldn’t be loaded"
          text={refusalOf(receipts.error).message}
          retrying={receipts.isFetching}
          onRetry={() => void receipts.refetch()}
        />
      )}
      {receipts.data?.length === 0 && <p className="dim">Nothing here yet.</p>}
      {receipts.data && receipts.data.length > 0 && (
        <ul className={css.receipts}>
          {receipts.data.map((receipt) => (
            <Row key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function Row({ receipt }: { receipt: Receipt }) {
  const { paidAt, description, amount, currency, refunded, testMode, url, pdf } = receipt;
  return (
    <li className={css.receipt}>
      <span className={css.what}>
        {description} <span className={`small dim ${css.day}`}>{longDate(paidAt)}</span>
      </span>
      {testMode && <Badge tone="fair">Test mode</Badge>}
      {refunded > 0 && <Badge>{refunded < amount ? `${money(refunded, currency)} refunded` : 'Refunded'}</Badge>}
      <span className="num">{money(amount, currency)}</span>
      {url && (
        <a href={url} target="_blank" rel="noopener">
          Receipt<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      )}
      {pdf && (
        <a href={pdf} rel="noopener">
          PDF<span className="visually-hidden"> of the invoice</span>
        </a>
      )}
    </li>
  );
}
