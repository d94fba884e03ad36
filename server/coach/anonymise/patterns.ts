import type { Kind, Span } from '#server/coach/anonymise/span.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const STREET = [
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|close|place|pl|square|sq|boulevard|blvd|way|terrace',
  '|crescent|gardens?|grove|hill|row|mews|parkway|pkwy|highway|hwy|alley|quay|walk|path|circle|cir|strasse',
  '|straße|gasse|allee|weg|platz|laan|plein|straat|rue|via|viale|calle|avenida|rua|ulica|utca|katu|gatan|vej',
  '|gade|gata|trail|loop|plaza|heights|park|green|rise|view',
].join('');
const MONEY = '(?:k|m|bn|thousand|million|grand)?';
const UNIT = `(?:dollars?|bucks|euros?|pounds?|quid|usd|eur|gbp|cents?|rupees?|yen|pesos?|francs?|kr|zloty)`;
const UNIT_OF_HOME = '(?:apt|apartment|flat|suite|unit|room|floor|building|bldg|no|po box|p\\.o\\. box|box|house|door)';

const rule = (type: Kind, source: string, flags = 'giu') => ({ type, form: new RegExp(source, flags) });

/** What has a form of its own. The order says who names a piece that two of them claim. */
const patterns = [
  rule(
    'CONTACT',
    '[\\p{L}\\d._%+-]{1,64}\\s?(?:@|\\(at\\)|\\[at\\])\\s?[\\p{L}\\d-]{1,63}(?:\\s?(?:\\.|\\(dot\\)|\\[dot\\])\\s?[\\p{L}\\d-]{1,63})+',
  ),
  rule('CONTACT', '(?:https?://|www\\.)[^\\s<>"\')\\]]+'),
  rule(
    'CONTACT',
    '\\b[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){0,5}\\.(?:com|org|net|edu|gov|io|co|uk|de|fr|se|be|nl|es|it|eu|info|app|dev|me|us|ca|au|example)(?:/[^\\s]*)?\\b',
  ),
  rule('CONTACT', '(?<![\\p{L}\\d@/])@[\\p{L}\\d_][\\p{L}\\d_.]{1,40}(?<!\\.)'),
  rule('CONTACT', '\\b(?:u|r)/[a-z0-9_-]{3,}'),
  rule('OTHER', '\\b[a-z]{2}\\d{2}(?:\\s?[a-z0-9]{4}){2,7}(?:\\s?[a-z0-9]{1,3})?\\b'),
  rule('OTHER', '\\b(?:\\d{1,3}\\.){3}\\d{1,3}\\b|\\b(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}\\b'),
  rule('OTHER', '\\b\\d{3}-\\d{2}-\\d{4}\\b'),
  rule('OTHER', '\\b\\d(?:[ -]?\\d){11,18}\\b'),
  rule('DATE', `\\b\\d{4}-\\d{1,2}-\\d{1,2}(?:T[\\d:.]+Z?)?\\b|\\b\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}\\b`),
  rule(
    'DATE',
    `\\b(?:the )?${DAY}(?: of)? ${MONTH}\\b\\.?(?:,? \\d{4})?|\\b${MONTH}\\.? ${DAY}\\b(?:,? \\d{4})?|\\b${MONTH}\\.?,? \\d{4}\\b`,
  ),
  rule(
    'DATE',
    '\\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?\\b|\\b(?:january|february|april|june|july|august|september|october|november|december)\\b',
  ),
  rule(
    'DATE',
    [
      '\\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tue|Wed|Thu',
      '|Fri|Sat|Sun|Jan|Feb|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b',
    ].join(''),
    'gu',
  ),
  rule('DATE', "\\b(?:19|20)\\d{2}(?:['’]?s)?\\b|\\b\\d{1,2}/\\d{1,2}\\b"),
  rule(
    'DATE',
    "\\b(?:christmas|easter|diwali|ramadan|eid|hanukkah|thanksgiving|halloween|passover|valentine[’']?s day|new year[’']?s(?: eve| day)?)\\b",
  ),
  rule(
    'OTHER',
    `[£$€¥₹]\\s?\\d[\\d,.]{0,24}\\d?\\s?${MONEY}\\b|\\b\\d[\\d,.]{0,24}\\s?${MONEY}\\s?(?:[£$€¥₹]|${UNIT})(?!\\p{L})`,
  ),
  rule('CONTACT', '(?<![\\p{L}\\d])(?:\\+|00)\\d{1,3}[\\s().-]?(?:\\(?\\d{1,5}\\)?[\\s.-]?){2,6}\\d'),
  rule(
    'CONTACT',
    '(?<![\\p{L}\\d])\\(?\\d{2,5}\\)?[\\s.-]\\d{2,4}[\\s.-]\\d{2,6}(?:[\\s.-]\\d{2,4})*(?:\\s?x\\d+)?(?![\\p{L}\\d])',
  ),
  rule('CONTACT', '(?<![\\p{L}\\d])\\d{3,5}[\\s-]\\d{4,8}(?![\\p{L}\\d])|\\(\\d{2,5}\\)\\s?\\d{3,8}(?:[ -]\\d+)?'),
  rule(
    'CONTACT',
    [
      '\\b\\d{1,5}[a-z]?(?:[-/]\\d{1,4})?,?\\s(?:\\d+(?:st|nd|rd',
      `|th)\\s)?(?:[\\p{L}\\d.'’-]+\\s){0,4}(?:${STREET})\\b\\.?(?:,?\\s(?:${UNIT_OF_HOME})\\.?\\s?#?\\w+)*`,
    ].join(''),
  ),
  rule(
    'CONTACT',
    `\\b[\\p{L}'’-]{1,40}(?:strasse|straße|gasse|allee|weg|straat|laan|gatan|katu|vej|gade|utca)\\s\\d{1,4}[a-z]?\\b`,
  ),
  rule(
    'CONTACT',
    `\\b(?:rue|via|viale|calle|avenida|rua|rúa|plaza|piazza)\\s(?:[\\p{L}'’.]{1,40}\\s){0,3}[\\p{L}'’.]{1,40},?\\s?\\d{1,4}\\b`,
  ),
  rule('CONTACT', `\\b${UNIT_OF_HOME}\\.?\\s?#?(?:\\d+[a-z]?|[a-z]\\d+)\\b`),
  rule('CONTACT', '\\b[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}\\b|\\b[A-Z]\\d[A-Z]\\s\\d[A-Z]\\d\\b', 'gu'),
  rule(
    'AGE',
    '\\b\\d{1,3}(?:\\s|-)?(?:years?|yrs?|yo|y/o|months?|weeks?)(?:\\s|-)?olds?\\b|\\b\\d{1,3}\\s?(?:yo|y/o)\\b',
  ),
  rule(
    'AGE',
    [
      "(?<=\\b(?:aged?|turn|turned|turns|turning|am|im|i’m|i'm|is|was|are|of|nearly",
      '|almost)\\s)\\d{1,3}(?=\\s*(?:[,.;:!?)]|$|and\\b|but\\b|when\\b|now\\b|years\\b|my\\b|year\\b))',
    ].join(''),
  ),
  rule('AGE', '(?<=\\()\\d{1,3}(?=\\s?[mf]?\\))|\\b\\d{2}\\s?[mf]\\b|\\b[mf]\\s?\\d{2}\\b'),
  rule(
    'OTHER',
    '\\b(?=[\\p{L}\\d-]{0,40}\\d)(?=[\\p{L}\\d-]{0,40}\\p{L})[A-Z\\d][A-Z\\d-]{4,}\\b|\\b[A-Z]{1,3}\\d{1,4}\\s[A-Z]{1,3}\\b',
    'gu',
  ),
  rule(
    'CONTACT',
    '\\(?\\d{3}\\)?[\\s.-]?\\d{3}[\\s.-]?\\d{4}\\s?(?:x|ext\\.?)\\s?\\d+|(?<![\\p{L}\\d])\\d{2}\\s\\d{6}(?!\\d)',
  ),
  rule('OTHER', '\\b[a-z]{1,3}\\d{5,}\\b'),
  rule(
    'CONTACT',
    "\\b\\p{Lu}[\\p{L}'’-]{2,40}\\s\\d{1,4}[a-z]?\\b(?!\\s?(?:am|pm|days|hours|years|weeks|months|minutes|times)\\b)",
    'gu',
  ),
  rule('OTHER', '\\b\\d(?:[,.-]*\\d){2,}\\b'),
];

const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;

/** Digits of every script come in rows of ten, zero first. */
function digit(sign: string): string {
  const code = sign.charCodeAt(0);
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCharCode(zero - 1))) zero--;
  return sign.length === 1 ? String(code - zero) : sign;
}

/** Of the same length, with digits and dashes as the forms have them. */
export const plainFigures = (text: string) => text.replace(DASH, '-').replace(FOREIGN_DIGIT, digit);

export function structured(text: string): Span[] {
  const figures = plainFigures(text);
  return patterns.flatMap(({ type, form }) =>
    [...figures.matchAll(form)].map(({ 0: found, index }) => ({ type, start: index, end: index + found.length })),
  );
}
