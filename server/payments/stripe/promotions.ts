import type Stripe from 'stripe';
import { CURRENCY } from '#contract/plans.ts';
import type { PaymentsPort } from '#server/payments/port.ts';
import { answered, expected } from '#server/payments/stripe/answers.ts';
import type { Parts } from '#server/payments/stripe/parts.ts';

const money = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY }).format(cents / 100);

/** "20% off", "$5.00 off". */
export const labelOf = ({ percent_off: percent, amount_off: amount }: Stripe.Coupon) =>
  percent === null ? `${money(amount ?? 0)} off` : `${percent}% off`;

const leaves = ({ percent_off: percent, amount_off: off }: Stripe.Coupon, amount: number) =>
  percent === null ? amount - (off ?? 0) : amount - Math.round((amount * percent) / 100);

export function promotions({ stripe }: Parts) {
  return {
    async promotionFor(code, amount) {
      const wanted = { code, active: true, limit: 1, expand: ['data.promotion.coupon'] };
      const [found] = expected(await answered(stripe.promotionCodes.list(wanted)), 'list').data;
      const coupon = found?.promotion.coupon;
      if (!coupon || typeof coupon !== 'object') return null;
      // With nothing to pay there would be no form, and so no card for renewals.
      const isUsable = leaves(coupon, amount) > 0 && (coupon.currency ?? CURRENCY) === CURRENCY;
      return isUsable ? { id: found.id, code: found.code, label: labelOf(coupon) } : null;
    },
    async setTaxLocation(customerId, { country, postalCode }) {
      const wanted = {
        address: { country, postal_code: postalCode },
        tax: { validate_location: 'immediately' as const },
      };
      expected(await answered(stripe.customers.update(customerId, wanted), 'customer'), 'customer');
    },
  } satisfies Partial<PaymentsPort>;
}
