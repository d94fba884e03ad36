/** The words somebody agrees to at sign-up, by the day they were written: other words are another question. */
export const AGREEMENT_VERSION = '2026-11-20';
