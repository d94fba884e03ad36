import * as z from 'zod/mini';

export const TestPaymentMethod = z.enum([
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_amex',
  'pm_card_visa_chargeDeclined',
  'pm_card_visa_chargeDeclinedInsufficientFunds',
  'pm_card_visa_chargeDeclinedLostCard',
  'pm_card_visa_chargeDeclinedStolenCard',
  'pm_card_chargeDeclinedExpiredCard',
  'pm_card_chargeDeclinedIncorrectCvc',
  'pm_card_chargeDeclinedProcessingError',
  'pm_card_chargeCustomerFail',
  'pm_card_authenticationRequired',
  'pm_card_authenticationRequiredOnSetup',
  'pm_card_threeDSecure2Required',
  'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
]);
export type TestPaymentMethod = z.infer<typeof TestPaymentMethod>;

export type TestCard = {
  number: string;
  token: TestPaymentMethod;
  brand: 'visa' | 'mastercard' | 'amex';
  /** What the card is for. */
  label: string;
};

const visa = (number: string, token: TestPaymentMethod, label: string): TestCard => ({
  number,
  token,
  brand: 'visa',
  label,
});

/** Test numbers that the sandbox's form accepts. The browser turns them into a token and sends only that. */
export const TEST_CARDS: readonly TestCard[] = [
  visa('4242424242424242', 'pm_card_visa', 'Succeeds'),
  { number: '5555555555554444', token: 'pm_card_mastercard', brand: 'mastercard', label: 'Succeeds' },
  { number: '378282246310005', token: 'pm_card_amex', brand: 'amex', label: 'Succeeds' },
  visa('4000000000000002', 'pm_card_visa_chargeDeclined', 'Declined'),
  visa('4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds', 'Insufficient funds'),
  visa('4000000000009987', 'pm_card_visa_chargeDeclinedLostCard', 'Declined'),
  visa('4000000000009979', 'pm_card_visa_chargeDeclinedStolenCard', 'Declined'),
  visa('4000000000000069', 'pm_card_chargeDeclinedExpiredCard', 'Expired'),
  visa('4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', 'Wrong security code'),
  visa('4000000000000119', 'pm_card_chargeDeclinedProcessingError', 'Processing error'),
  visa('4000000000000341', 'pm_card_chargeCustomerFail', 'Can be saved, every payment fails'),
  visa('4000002760003184', 'pm_card_authenticationRequired', 'Asks at every payment'),
  visa('4000002500003155', 'pm_card_authenticationRequiredOnSetup', 'Asks at the first payment'),
  visa('4000000000003220', 'pm_card_threeDSecure2Required', 'Asks at the first payment'),
  visa('4000008260003178', 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', 'Asks, then is declined'),
];
