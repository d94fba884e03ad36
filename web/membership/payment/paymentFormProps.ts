import type { Checkout } from '#contract/membership.ts';

export type PaymentFormProps = {
  payable: Pick<Checkout, 'clientSecret' | 'provider' | 'publishableKey'>;
  /** The button's label: "Pay $10/month". */
  action: string;
  /** Called after the payment; the form stays busy until it resolves. */
  onPaid: () => Promise<void>;
  /** Called if this payment can no longer be paid; starts another one. */
  onClosed: () => Promise<unknown>;
};
