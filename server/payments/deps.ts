import type { Foundation } from '#server/foundation.ts';
import type { KeyedHash } from '#server/identity/secret.ts';
import type { Payments } from '#server/payments/open.ts';

export type PaymentsDeps = Pick<Foundation, 'db' | 'log' | 'now'> & {
  payments: Payments;
  identity: { keyedHash: KeyedHash };
};
