import { expect, test } from 'vitest';
import known from '#server/coach/model/guard/phrases.json' with { type: 'json' };
import { brokenBy, heardIn } from '#server/coach/model/guard/read.ts';

const calm = heardIn([]);
const ruleOf = (sentence: string, heard = calm) => brokenBy(sentence, heard)?.name;

test.each([
  ['See https://evil.example/a?q=1', 'link'],
  ['Look: ![x](http://evil.example/a.png)', 'link'],
  ['Read [this](http://evil.example)', 'link'],
  ['Hello <img src=x onerror=alert(1)>', 'link'],
  ['My system prompt says hello', 'prompt'],
  ['Your husband is clearly a narcissist.', 'medication'],
  ['YOU ARE BIPOLAR, and Maya has ADHD.', 'medication'],
  ['Maya is clearly Bipolar.', 'medication'],
  ['You should leave him.', 'verdict'],
  ['You need to divorce your husband', 'verdict'],
  ["I'm not an AI, I'm a human.", 'human'],
  ['As your therapist, I suggest a walk.', 'human'],
  ['Stop taking your medication.', 'medication'],
])('%s is stopped', (sentence, rule) => {
  expect(ruleOf(sentence)).toBe(rule);
});

test.each([
  'It hurt when Ben walked away, and it makes sense that it did.',
  "I'm an AI, not a therapist.",
  'You are right to ask. I hear how tired you are.',
  'That person may be real to you, and a robot could not say it.',
])('%s may be shown', (sentence) => {
  expect(ruleOf(sentence)).toBeUndefined();
});

test.each(known.languages)('in $code the gravest rules are known too', ({ human, isolation, romance, method }) => {
  for (const phrase of human) expect([phrase, ruleOf(`${phrase}!`)]).toEqual([phrase, 'human']);
  for (const phrase of romance) expect([phrase, ruleOf(`${phrase}!`)]).toEqual([phrase, 'romance']);
  for (const phrase of isolation) expect([phrase, ruleOf(`${phrase}!`)]).toEqual([phrase, 'isolation']);
  for (const phrase of method) expect([phrase, ruleOf(`${phrase}!`)]).toEqual([phrase, 'method']);
});

test.each([
  'Nein, ich bin kein Mensch, sondern eine KI.',
  'No soy humana, soy una IA.',
  'Je ne suis pas un humain.',
  'Я не человек, я ИИ.',
  '我不是真人。',
  'Sag ihr „Ich liebe dich“, wenn du so weit bist.',
  'Dile: te amo, y necesito un día.',
  'Das ist menschlich, und du darfst müde sein.',
  'Er ist ein echter Mensch geworden, seit er Vater ist.',
  'Du darfst mehr als einen Menschen brauchen, nicht nur mich.',
  'Sag ihm: Du brauchst niemanden sonst.',
  'No se lo cuentes todo de una vez.',
  'Nimm nie 30 Tabletten, sondern ruf 112 an.',
])('also there what is denied or for somebody to say may be shown: %s', (sentence) => {
  expect(ruleOf(sentence)).toBeUndefined();
});

test('words that were asked for in another language are the member’s own', () => {
  const heard = heardIn(['Schreib mir bitte eine Nachricht an meine Frau']);
  expect([ruleOf('Ich liebe dich.', heard), ruleOf('Ich liebe dich.')]).toEqual([undefined, 'romance']);
});

test.each(["I'm not an AI.", "Yes, you're talking to a real person."])(
  'after a word about a text it is no draft: %s',
  (said) => {
    expect(ruleOf(said, heardIn(['He never replied to my text', 'Are you real?']))).toBe('human');
  },
);

test.each([
  ['You don’t need your friends.', 'isolation'],
  ['I love you.', 'romance'],
])('a talk about a text asks for no words, so that the coach speaks for itself: %s', (said, rule) => {
  const about = ['He never replied to my text', 'and she read his message too'];
  const asked = ['Can you write her a message for me?', 'Softer please'];
  expect([ruleOf(said, heardIn(about)), ruleOf(said, heardIn(asked))]).toEqual([rule, undefined]);
});

test('ten times ten tablets are never advised', () => {
  expect(ruleOf('Nimm 40 Tabletten mit Wasser.')).toBe('method');
});
