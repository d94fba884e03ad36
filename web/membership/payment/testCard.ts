import { TEST_CARDS, type TestCard } from '#contract/test-cards.ts';

/** What is typed into the form. Only a test card's token leaves the browser. */
export type TypedCard = { number: string; expiry: string; code: string };
export type CardProblems = Partial<Record<keyof TypedCard, string>>;

export const NO_CARD: TypedCard = { number: '', expiry: '', code: '' };
export const NOT_A_TEST_CARD = 'Test mode: use a test card. Your card wasn’t charged.';

export const digitsOf = (text: string): string => text.replace(/\D/g, '');
const isAmex = (digits: string) => /^3[47]/.test(digits);

/** Grouped as on the card: 4-6-5 for American Express, else in fours. */
export function spaced(number: string): string {
  const digits = digitsOf(number).slice(0, 19);
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})/g;
  const parts = isAmex(digits) ? (groups.exec(digits)?.slice(1) ?? []) : (digits.match(groups) ?? []);
  return parts.filter(Boolean).join(' ');
}

/** "1229" becomes "12 / 29" while it is typed. */
export function spacedExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function numberProblem(digits: string): string | undefined {
  if (digits.length < (isAmex(digits) ? 15 : 16)) return 'Your card number is incomplete.';
  if (!passesLuhn(digits)) return 'Your card number is invalid.';
  return testCardOf(digits) ? undefined : NOT_A_TEST_CARD;
}

function expiryProblem(digits: string, now: Date): string | undefined {
  const month = Number(digits.slice(0, 2));
  if (digits.length < 4 || month < 1 || month > 12) return 'Your card’s expiration date is incomplete.';
  const isOver = Date.UTC(2000 + Number(digits.slice(2)), month) <= now.getTime();
  return isOver ? 'Your card’s expiration year is in the past.' : undefined;
}

export function cardProblems({ number, expiry, code }: TypedCard, now: Date): CardProblems {
  const digits = digitsOf(number);
  const problems = {
    number: numberProblem(digits),
    expiry: expiryProblem(digitsOf(expiry), now),
    code: digitsOf(code).length < (isAmex(digits) ? 4 : 3) ? 'Your card’s security code is incomplete.' : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, words]) => words));
}

export const testCardOf = (number: string): TestCard | undefined =>
  TEST_CARDS.find((card) => card.number === digitsOf(number));

/** A test card's values for the form. */
export const filledWith = ({ number, brand }: TestCard, now: Date): TypedCard => ({
  number: spaced(number),
  expiry: spacedExpiry(`12${String((now.getUTCFullYear() + 3) % 100)}`),
  code: brand === 'amex' ? '1234' : '123',
});
