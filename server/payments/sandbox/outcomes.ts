import { TEST_CARDS, type TestPaymentMethod } from '#contract/test-cards.ts';
import type { Card } from '#server/payments/port.ts';

export type DeclineCode = keyof typeof DECLINES;

/** What the payer is told. Lost and stolen cards sound like any other. */
export const DECLINES = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  lost_card: 'Your card was declined.',
  stolen_card: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  payment_intent_authentication_failure:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

type Behaviour = {
  /** When the bank asks the payer to confirm. */
  asks?: 'first' | 'always';
  /** Why it is declined, with the payer present or not. */
  declines?: DeclineCode;
  /** It can still be saved. */
  saves?: true;
};

const BEHAVIOUR: Record<TestPaymentMethod, Behaviour> = {
  pm_card_visa: {},
  pm_card_mastercard: {},
  pm_card_amex: {},
  pm_card_visa_chargeDeclined: { declines: 'card_declined' },
  pm_card_visa_chargeDeclinedInsufficientFunds: { declines: 'insufficient_funds' },
  pm_card_visa_chargeDeclinedLostCard: { declines: 'lost_card' },
  pm_card_visa_chargeDeclinedStolenCard: { declines: 'stolen_card' },
  pm_card_chargeDeclinedExpiredCard: { declines: 'expired_card' },
  pm_card_chargeDeclinedIncorrectCvc: { declines: 'incorrect_cvc' },
  pm_card_chargeDeclinedProcessingError: { declines: 'processing_error' },
  pm_card_chargeCustomerFail: { declines: 'card_declined', saves: true },
  pm_card_authenticationRequired: { asks: 'always' },
  pm_card_authenticationRequiredOnSetup: { asks: 'first' },
  pm_card_threeDSecure2Required: { asks: 'first' },
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: { asks: 'first', declines: 'insufficient_funds' },
};

const isKnown = (token: string): token is TestPaymentMethod => Object.hasOwn(BEHAVIOUR, token);
const behaviourOf = (token: string): Behaviour => (isKnown(token) ? BEHAVIOUR[token] : { declines: 'card_declined' });

type Outcome = 'succeeds' | 'asks' | DeclineCode;

/** The result when the payer confirms with this card; `answered` after the bank's question was confirmed. */
export function withPayer(token: string, purpose: 'pay' | 'save', answered: boolean): Outcome {
  const { asks, declines, saves } = behaviourOf(token);
  if (asks && !answered) return 'asks';
  if (declines && !(purpose === 'save' && saves)) return declines;
  return 'succeeds';
}

/** The result of a charge without the payer. */
export function withoutPayer(token: string | null): 'succeeds' | DeclineCode {
  const { asks, declines } = behaviourOf(token ?? '');
  if (asks === 'always') return 'payment_intent_authentication_failure';
  return declines ?? 'succeeds';
}

/** All that is stored of a card. */
export function cardOf(token: string | null): Card | null {
  const card = TEST_CARDS.find((known) => known.token === token);
  return card ? { brand: card.brand, last4: card.number.slice(-4) } : null;
}
