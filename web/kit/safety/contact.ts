/** Dials a number however it is written. */
export const callHref = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** Opens the messages app with the word already written; "?&" is what phones of both makers read. */
export const textHref = ({ to, word }: { to: string; word?: string }): string =>
  word === undefined ? `sms:${to}` : `sms:${to}?&body=${encodeURIComponent(word)}`;
