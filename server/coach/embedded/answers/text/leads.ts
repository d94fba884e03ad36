import { verbs } from '#server/coach/language/verbs.ts';

/** Between the kinder reading and the more guarded one. */
export const ors = [
  ', or ',
  '; or else ',
  ' – or ',
  '; then again, ',
  '; or, seen differently, ',
  '; less kindly read, ',
  '; or perhaps ',
] as const;
/** So many of them go before a guess that says itself that it is one. */
export const PLAIN_ORS = 5;

/** What one takes for certain and could ask. */
export const asked = [
  'You may be taking for certain that {what}',
  'Is it certain that {what}?',
  'Nothing in the words proves that {what}',
  'Ask before you believe that {what}',
  'How do you know that {what}?',
  'Check whether it is really so that {what}',
] as const;

/** What goes on after an answer to somebody at work. */
export const afterAnswer = (said: string): readonly string[] =>
  /^All right\b/.test(said)
    ? ['Thank you for telling me directly.', 'I am sorry that you had to ask.']
    : [
        'If anything changes, I will tell you in good time.',
        'Please tell me if you need it sooner.',
        'Is there anything else that you need from me?',
      ];

const PLURAL: Readonly<Record<string, string>> = { be: 'are', have: 'have' };
const NOT = /^not (?:be|have)\b/;
/** What hangs on the "may" twice cannot lose it. */
const TWICE = /\b(?:and|or|but) (?:not|be|only be|have)\b|, (?:but )?not\b|\band\b.*\bbe\b/;

/** "They may want it" as "Perhaps they want it": the same guess, begun differently. */
export function leadFor(line: string, who: string, turn: number): string {
  const [, guess] = /^[Tt]hey may (.+)$/s.exec(line) ?? [];
  const [, maybe] = /^[Ii]t may be that (.+)$/s.exec(line) ?? [];
  if (maybe) return [line, `Perhaps ${maybe}`, `It could be that ${maybe}`, `Possibly ${maybe}`][turn % 4] ?? line;
  if (!guess) return line;
  const isAlone = !/\b(?:they|them|their|themselves|theirs)\b/i.test(guess);
  const [first = ''] = guess.split(' ');
  const verb = PLURAL[first] ?? (verbs.has(first) ? first : null);
  const isPlain = (verb !== null || NOT.test(guess)) && !TWICE.test(guess);
  const stated = verb
    ? `they ${guess.replace(/^\w+/, verb)}`
    : `they ${guess.replace(/^not be\b/, 'are not').replace(/^not have\b/, 'have not')}`;
  const all = [
    line,
    ...(isAlone && !/^they\b/i.test(who) ? [`${who} may ${guess}`] : []),
    ...(isPlain ? [`Perhaps ${stated}`, `It is possible that ${stated}`, `It could be that ${stated}`] : []),
  ];
  return all[turn % all.length] ?? line;
}
