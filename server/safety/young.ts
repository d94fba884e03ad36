import { type Country, resources } from '#contract/resources.ts';
import { lineText } from '#contract/safety-card.ts';
import { pattern } from '#server/reading/pattern.ts';
import { assess } from '#server/safety/assess.ts';
import { AFTER_AGE } from '#server/safety/minor.ts';

/** What may tell an age: only such messages are read again. */
const MAYBE =
  /\b(?:(?:1[0-7]|[7-9])(?:yo|yrs?|[fm]|th)?|grade|school|minor|underage|teenager|year|ten|eleven|twelve|\w+teen)\b/i;
const AGE_ENDS = [
  `(?! ?m (?:late|early|away|out|from)\\b)\\s*`,
  `(?:$|[.,](?!\\d)|[;:!?)(…—–/"”’]|(?:${AFTER_AGE}|(?:years?|yrs?) (?:old|of age)|y/o)\\b)`,
].join('');
const GROWN = new RegExp(
  `\\bi(?:['’]?m| am) (?:over |already |actually )?(?:(?:1[89]|[2-9]\\d)(?=${AGE_ENDS})|an adult\\b|of age\\b|a grown (?:man|woman|up)\\b)`,
  'i',
);

/** Whose words stand there: quoted, handed on line by line, or told of somebody. */
const QUOTED = /“[^”]*”?|"[^"]*"?|‘[^‘’\n]{8,600}’/g;
const HANDED_ON = /^[^\S\n]*(?:>.*|(?:\[[^\]\n]*\]\s*)?\p{Lu}[\p{L} ]{0,20}:\s.*)$/gmu;
const TOLD = pattern(
  String.raw`\b(?:said|says|saying|told|tells|goes|went|wrote|writes|texted|texts|replied|replies|answered|claims|claimed`,
  String.raw`|thinks|thought|if|when|was like|is like)\b[^.!?\n]{0,25}\bi(?:['’]?m| am)\b`,
);

/** Whether this message says that its writer is under 18: in words of their own. */
export function saysYoung(message: string): boolean {
  if (GROWN.test(message) || !MAYBE.test(message)) return false;
  const own = message.replace(HANDED_ON, ' ').replace(QUOTED, ' ');
  return !TOLD.test(own) && assess(own, { surface: 'chat' }).minor;
}

/** Whether the writer said to be under 18, and has not said otherwise since: until then nobody is coached. */
export function isYoung(message: string, history: readonly { role: string; content: string }[]): boolean {
  const own = [...history.filter(({ role }) => role === 'user').map(({ content }) => content), message];
  const last = own.findLast((text) => GROWN.test(text) || saysYoung(text));
  return last !== undefined && !GROWN.test(last);
}

/** The fixed words for somebody who is too young for Mallama, and who is there for them. */
export function youngWords(country: Country): string {
  const of = (wanted: string) => resources[country].filter(({ kind }) => kind === wanted);
  const lines = [...of('young'), ...of('crisis')];
  return [
    [
      'Thank you for telling me. Mallama is for adults, so I am not the right one to coach you, and I stop here.',
      ' That is no fault of yours, and what you wrote matters.',
    ].join(''),
    'These people are there for you, for free, and you can tell them all of it:',
    lines.map(lineText).join('\n'),
    [
      'A grown-up you trust, at home, at school or among your friends’ parents, can help too. If I misread your',
      ' age and you are 18 or older, tell me so, and we go on.',
    ].join(''),
  ].join('\n\n');
}
