import type { Promotion } from '#server/payments/port.ts';

type Offer = { percent: number; once: boolean };

/** The sandbox's codes, where codes are switched on. */
const OFFERS: ReadonlyMap<string, Offer> = new Map([
  ['FRIENDS20', { percent: 20, once: false }],
  ['HELLO50', { percent: 50, once: true }],
]);

export const offerOf = (code: string | null): Offer | undefined => OFFERS.get(code?.toUpperCase() ?? '');

export function promotionFor(given: string): Promotion | null {
  const code = given.toUpperCase();
  const offer = offerOf(code);
  return offer ? { id: code, code, label: labelOf(offer) } : null;
}

export const labelOf = ({ percent }: Offer) => `${percent}% off`;

/** The code that stays for later payments. */
export const leftOf = (code: string | null) => (offerOf(code)?.once ? null : code);

/** An amount after a discount, rounded to the cent. */
export const less = (amount: number, percent: number) => amount - Math.round((amount * percent) / 100);
