import type { Checkout } from '#contract/membership.ts';
import { money } from '#web/membership/money.ts';
import { nameOf } from '#web/membership/plans.ts';
import css from './PlanSummary.module.css';

/** Discount and tax line by line; nothing if there are none. */
export function DueNow({ checkout }: { checkout: Checkout }) {
  const { plan, amount, discount, tax, dueNow, promotion, currency } = checkout;
  if (dueNow === amount && discount === 0 && tax === 0) return null;
  const lines = [
    [nameOf(plan), money(amount, currency)],
    ...(discount > 0 ? [[promotion?.label ?? 'Promotion', `−${money(discount, currency)}`]] : []),
    ...(tax > 0 ? [['Tax', money(tax, currency)]] : []),
    ['Today', money(dueNow, currency)],
  ];
  return (
    <dl className={css.due}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
