import Stripe from 'stripe';
import { PaymentsAway, PaymentsRefused, type Thing } from '#server/payments/port.ts';

/** Errors that mean that nothing was done, and that asking again would not help. */
function refusalIn(error: unknown, about: Thing | null): PaymentsRefused | undefined {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;
  // A 402 without a code is not about a card.
  if (error instanceof StripeCardError && error.code) return new PaymentsRefused(error.code, error.message);
  if (!(error instanceof StripeCardError || error instanceof StripeInvalidRequestError)) return undefined;
  const code = error.code ?? 'invalid_request';
  const isMissing = code === 'resource_missing';
  const missing = isMissing ? (error.param === 'customer' ? 'customer' : about) : null;
  return new PaymentsRefused(code, 'The payment provider did not accept this.', missing);
}

const wasAnswered = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && !(error instanceof Stripe.errors.StripeConnectionError);

/** A failure of Stripe's own, which it repeats for the same key. */
const isFault = (error: unknown) => error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500;

/**
 * Turns every failure into one of the port's two errors. Stripe's message is shown only where it is about the card.
 * `about`: what the request was for, which is what is missing if Stripe does not know it.
 */
export async function answered<Answer>(asking: Promise<Answer>, about: Thing | null = null): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    throw refusalIn(error, about) ?? new PaymentsAway(wasAnswered(error), error, isFault(error));
  }
}

/** The SDK accepts any 200, and a 500 without an error in it, so the shape of the answer is checked. */
export function expected<Answer extends { object: string }>(answer: Answer, object: Answer['object']): Answer {
  const isIt = answer !== null && typeof answer === 'object' && answer.object === object;
  if (!isIt) throw new PaymentsAway(true);
  return answer;
}

export function expectedText(text: string | null | undefined): string {
  if (typeof text !== 'string' || text === '') throw new PaymentsAway(true);
  return text;
}
