/** The version of the sign-up agreement, by date. A new version has to be agreed to again. */
export const AGREEMENT_VERSION = '2026-11-20';
