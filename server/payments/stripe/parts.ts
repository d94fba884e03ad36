import type Stripe from 'stripe';
import type { Config } from '#server/config.ts';
import type { Catalogue } from '#server/payments/stripe/catalogue.ts';

/** What every part of the adapter works with. */
export type Parts = {
  stripe: Stripe;
  catalogue: Catalogue;
  /** Marks what this installation makes, in an account that others may share. */
  installation: string;
  automaticTax: boolean;
  /** Stripe itself writes to payers. */
  providerMails: boolean;
};

export type Settings = Config['payments']['stripe'] & { installation: string };
