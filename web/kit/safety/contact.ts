/** A tel: link for a number in any format. */
export const callHref = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** An sms: link with its text filled in; "?&" works on both iOS and Android. */
export const textHref = ({ to, word }: { to: string; word?: string }): string =>
  word === undefined ? `sms:${to}` : `sms:${to}?&body=${encodeURIComponent(word)}`;
