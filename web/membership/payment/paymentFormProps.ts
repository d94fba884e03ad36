import type { Checkout } from '#contract/membership.ts';

export type PaymentFormProps = {
  payable: Pick<Checkout, 'clientSecret' | 'provider' | 'publishableKey'>;
  /** What the button says: "Pay $10/month". */
  action: string;
  /** The provider took the payment; the form stays at work until this is done. */
  onPaid: () => Promise<void>;
  /** This payment can never be paid any more: begins another one. */
  onClosed: () => Promise<unknown>;
};
