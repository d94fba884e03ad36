import { ORPCError } from '@orpc/server';
import { PaymentsAway, PaymentsRefused } from '#server/payments/port.ts';
import { refuse } from '#server/refusal.ts';

export const unavailable = () =>
  refuse(
    'unavailable',
    { reason: 'payments_unavailable', retryAfter: 5 },
    'Payment processing is temporarily unavailable.',
  );

/** A refusal about the card is passed on; everything else becomes "unavailable". */
function asRefusal(error: unknown): unknown {
  if (error instanceof ORPCError) return error;
  if (error instanceof PaymentsRefused && /^(card_|expired_card|incorrect_|insufficient_|processing_)/.test(error.code))
    return refuse('conflict', { reason: 'payment_declined' }, error.message);
  if (error instanceof PaymentsRefused && error.code === 'customer_tax_location_invalid') {
    const issues = [{ path: 'taxLocation.postalCode', message: 'Please check the country and the postal code.' }];
    return refuse('invalid', { reason: 'tax_location', issues });
  }
  if (error instanceof PaymentsRefused && error.missing)
    return refuse('conflict', { reason: 'payment_gone' }, 'Our payment provider doesn’t have this anymore.');
  return error instanceof PaymentsAway || error instanceof PaymentsRefused ? unavailable() : error;
}

/** Turns the provider's failures into the contract's refusals. */
export async function refusing<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw asRefusal(error);
  }
}
