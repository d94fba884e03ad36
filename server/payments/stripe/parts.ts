import type Stripe from 'stripe';
import type { Config } from '#server/config.ts';
import type { Catalogue } from '#server/payments/stripe/catalogue.ts';

export type Parts = {
  stripe: Stripe;
  catalogue: Catalogue;
  /** Marks what this installation creates, on an account that several may share. */
  installation: string;
  automaticTax: boolean;
  /** Stripe itself sends emails to payers. */
  providerMails: boolean;
};

export type Settings = Config['payments']['stripe'] & { installation: string };
