import { describe, expect, test } from 'vitest';
import { TEST_CARDS } from '#contract/test-cards.ts';
import { cardOf, DECLINES, withoutPayer, withPayer } from '#server/payments/sandbox/outcomes.ts';

/** A card, and the results of paying and saving with the payer present, and of a charge without them. */
const CARDS = [
  ['pm_card_visa', 'succeeds', 'succeeds', 'succeeds'],
  ['pm_card_mastercard', 'succeeds', 'succeeds', 'succeeds'],
  ['pm_card_amex', 'succeeds', 'succeeds', 'succeeds'],
  ['pm_card_visa_chargeDeclined', 'card_declined', 'card_declined', 'card_declined'],
  [
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    ...(['insufficient_funds', 'insufficient_funds', 'insufficient_funds'] as const),
  ],
  ['pm_card_visa_chargeDeclinedLostCard', 'lost_card', 'lost_card', 'lost_card'],
  ['pm_card_visa_chargeDeclinedStolenCard', 'stolen_card', 'stolen_card', 'stolen_card'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card', 'expired_card'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc', 'incorrect_cvc'],
  ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error', 'processing_error'],
  ['pm_card_chargeCustomerFail', 'card_declined', 'succeeds', 'card_declined'],
  ['pm_card_authenticationRequired', 'asks', 'asks', 'payment_intent_authentication_failure'],
  ['pm_card_authenticationRequiredOnSetup', 'asks', 'asks', 'succeeds'],
  ['pm_card_threeDSecure2Required', 'asks', 'asks', 'succeeds'],
  ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', 'asks', 'asks', 'insufficient_funds'],
] as const;

describe('a test card', () => {
  test.each(CARDS)('%s: paying %s, saving %s, charged alone %s', (token, paying, saving, alone) => {
    expect([withPayer(token, 'pay', false), withPayer(token, 'save', false), withoutPayer(token)]).toEqual([
      paying,
      saving,
      alone,
    ]);
  });

  test.each([
    ['pm_card_authenticationRequired', 'succeeds'],
    ['pm_card_threeDSecure2Required', 'succeeds'],
    ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ])('%s: once the bank was answered well, %s', (token, outcome) => {
    expect(withPayer(token, 'pay', true)).toBe(outcome);
  });

  test('that nobody knows is declined, as is no card at all', () => {
    expect(withPayer('pm_card_of_a_stranger', 'pay', true)).toBe('card_declined');
    expect([withoutPayer('toString'), withoutPayer(null)]).toEqual(['card_declined', 'card_declined']);
  });

  test('is known by its brand and four digits, and by nothing more', () => {
    for (const { token, brand, number } of TEST_CARDS)
      expect(cardOf(token)).toEqual({ brand, last4: number.replaceAll(' ', '').slice(-4) });
    expect([cardOf(null), cardOf('pm_card_of_a_stranger')]).toEqual([null, null]);
  });
});

test('who pays with a lost or stolen card is told what every declined card tells', () => {
  expect([DECLINES.lost_card, DECLINES.stolen_card]).toEqual([DECLINES.card_declined, DECLINES.card_declined]);
});
