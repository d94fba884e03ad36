/** A match, with an excerpt around it. */
type Excerpt = { quote: string; from: number; to: number };
type Matcher = (text: string) => Excerpt | undefined;

const BEFORE = 60;
const QUOTE = 180;
const PLAIN = /^[\x20-\x7e\s]*$/;
const MARKS = /\p{M}/gu;

/** Phones and our own texts write curly marks, keyboards straight ones. */
const straight = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
const folded = (text: string) =>
  PLAIN.test(text) ? text.toLowerCase() : straight(text.normalize('NFKD').replace(MARKS, '').toLowerCase());

/** The text in comparable form, with the original position of each code unit. */
function mapped(text: string): { plain: string; at: number[] } {
  const at: number[] = [];
  let plain = '';
  let place = 0;
  for (const sign of text) {
    const unit = folded(sign);
    for (let i = 0; i < unit.length; i++) at.push(place);
    plain += unit;
    place += sign.length;
  }
  at.push(text.length);
  return { plain, at };
}

/** Cuts between words if possible, and never inside a character. */
function cut(text: string, from: number, to: number): Excerpt {
  const near = Math.max(0, from - BEFORE);
  const space = near === 0 ? 0 : text.indexOf(' ', near) + 1;
  const begin = near === 0 ? 0 : space > 0 && space <= from ? space : from;
  const last = Math.max(to, Math.min(text.length, begin + QUOTE));
  const gap = text.lastIndexOf(' ', last);
  const end = last === text.length ? last : gap > to ? gap : whole(text, last);
  const lead = begin > 0 ? '… ' : '';
  const quote = `${lead}${text.slice(begin, end)}${end < text.length ? ' …' : ''}`;
  return { quote, from: from - begin + lead.length, to: to - begin + lead.length };
}

const isHalf = (text: string, at: number) => /[\udc00-\udfff]/.test(text.charAt(at));
const whole = (text: string, at: number) => (isHalf(text, at) ? at + 1 : at);

/** Finds texts that contain all the words, ignoring case, accents and the shape of quotation marks. An exact phrase is shown where there is one. */
export function matcherFor(words: string): Matcher {
  const phrase = folded(words.replace(/\s+/g, ' ').trim());
  const parts = [...new Set(phrase.split(' ').filter(Boolean))];
  return (written) => {
    const quick = folded(written);
    if (parts.length === 0 || !parts.every((part) => quick.includes(part))) return undefined;
    const text = written.replace(/\s+/g, ' ');
    const { plain, at } = mapped(text);
    const shown = plain.includes(phrase) ? phrase : (parts.find((part) => plain.includes(part)) ?? '');
    const start = plain.indexOf(shown);
    if (start < 0) return undefined;
    const end = start + shown.length - 1;
    const past = at.slice(end + 1).find((place) => place > (at[end] ?? 0)) ?? text.length;
    return cut(text, at[start] ?? 0, past);
  };
}
