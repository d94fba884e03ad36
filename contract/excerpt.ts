/**
 * The beginning of a text that is longer than `most` characters, and a mark that it was cut: after a whole word,
 * unless that would drop half of it, and never inside a character.
 */
export function excerpt(text: string, most: number, mark = '…'): string {
  if (text.length <= most) return text;
  const signs = [...text.slice(0, 2 * most + 2)];
  if (signs.length <= most) return text;
  const space = signs.slice(0, most + 1).findLastIndex((sign) => sign.trim() === '');
  const end = space * 2 > most ? space : most;
  const last = signs.slice(0, end).findLastIndex((sign) => !/[\s.,;:]/.test(sign));
  return `${signs.slice(0, last + 1).join('')}${mark}`;
}
