import Stripe from 'stripe';
import { PaymentsAway, PaymentsRefused, type Thing } from '#server/payments/port.ts';

/** Errors that Stripe answers with certainty: it did nothing, and asking again the same way is in vain. */
function refusalIn(error: unknown, about: Thing | null): PaymentsRefused | undefined {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;
  // A 402 without a code is about no card.
  if (error instanceof StripeCardError && error.code) return new PaymentsRefused(error.code, error.message);
  if (!(error instanceof StripeCardError || error instanceof StripeInvalidRequestError)) return undefined;
  const code = error.code ?? 'invalid_request';
  const isMissing = code === 'resource_missing';
  const missing = isMissing ? (error.param === 'customer' ? 'customer' : about) : null;
  return new PaymentsRefused(code, 'The payment provider did not accept this.', missing);
}

const wasAnswered = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && !(error instanceof Stripe.errors.StripeConnectionError);

/** Stripe's own fault, which it keeps and answers again to the same key. */
const isFault = (error: unknown) => error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500;

/**
 * Every failure as one of the port's two; a message of Stripe's reaches a member only where it is about their card.
 * `about`: what the address names, and so what is gone when Stripe knows of no such thing.
 */
export async function answered<Answer>(asking: Promise<Answer>, about: Thing | null = null): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    throw refusalIn(error, about) ?? new PaymentsAway(wasAnswered(error), error, isFault(error));
  }
}

/** The SDK takes any 200, and a 500 without an error in it, for an answer: what is not what was asked for is none. */
export function expected<Answer extends { object: string }>(answer: Answer, object: Answer['object']): Answer {
  const isIt = answer !== null && typeof answer === 'object' && answer.object === object;
  if (!isIt) throw new PaymentsAway(true);
  return answer;
}

export function expectedText(text: string | null | undefined): string {
  if (typeof text !== 'string' || text === '') throw new PaymentsAway(true);
  return text;
}
