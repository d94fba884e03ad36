import { expect, test } from 'vitest';
import { isYoung, saysYoung, youngWords } from '#server/safety/young.ts';

const said = (...all: string[]) => all.map((content) => ({ role: 'user' as const, content }));

test.each(["I'm 14 and my boyfriend shouts at me", 'I am in 7th grade', 'i am only 16', 'I am a minor'])(
  'is heard as young: %s',
  (message) => {
    expect(isYoung(message, [])).toBe(true);
    expect(isYoung('What should I do?', said(message))).toBe(true);
  },
);

test.each([
  "I'm 34 years old",
  'My son is 14',
  'I am 10 minutes late',
  'When I was 15 my father left',
  'He is in 7th grade',
])('is not: %s', (message) => expect(isYoung(message, [])).toBe(false));

test('whoever then says to be an adult is taken at their word', () => {
  expect(isYoung('Sorry, I am 19', said('I am 16'))).toBe(false);
  expect(isYoung('What now?', said('I am 16', "I'm 19 actually"))).toBe(false);
});

test('names who is there for young people, and coaches nothing', () => {
  expect(youngWords('US')).toMatch(/love is respect: call 1-866-331-9474[\s\S]*988/);
  expect(youngWords('GB')).toMatch(/Childline/);
});

test.each([
  'She said "I am 15 and you cannot tell me"',
  'Tom: i am 16\nAnna: so what',
  "> I'm 14 and alone",
  "My daughter wrote: I'm 15 and I hate you",
  'he told me im only 16',
  "I'm in year 10 of this marriage",
  "I'm 17 points behind",
  "I'm 10 dollars short this month",
  "I'm 10 sessions into couples therapy",
  "I'm 15 grand in debt",
  'I am 8 blocks away from her',
  "I'm 16 texts in and no reply",
  "I'm 9 hours ahead of him",
  'I am 10 kilos heavier than when we met',
  "I'm 12 hours into my shift",
  'I am in 9th place',
  'I am a minor shareholder in our firm',
])('of others, and of other things, nobody is taken for young: %s', (message) => {
  expect(saysYoung(message)).toBe(false);
});

test.each([
  "I'm 15 and I'm 30 minutes late for school, my mum hates me",
  "I'm 14. I'm 20 minutes away from my dad's house.",
  'I am 16 and I am 90 percent sure she lied',
  "I'm 15 and I'm 30m late",
  "I'm 15 and I'm 20 or so messages behind",
])('a number of other things makes nobody grown: %s', (message) => {
  expect(saysYoung(message)).toBe(true);
  expect(isYoung("I'm 20 minutes late, what do I tell her?", said(message))).toBe(true);
});

test.each([
  'I am 34',
  "Sorry, I'm 19 actually",
  "I'm 31 years old.",
  'i am 25f',
  "I'm 27 m",
  "I'm 40, and tired",
  "I'm 22 my boyfriend is 25",
  'I’m 33 but feel older',
])('an age makes them grown: %s', (message) => {
  expect(isYoung(message, said('I am 16'))).toBe(false);
});

test.each([
  "I'm 15 and my mum reads all my messages",
  'im 16 and he is 24',
  "i'm in year 9 and hate school",
  'im 14 my mum hits me',
  'im 13 yrs old',
  'im 15f',
  'I am in 8th and bored',
  "I'm a minor.",
  'I turn 15 next month',
  'im 14 dating an older guy',
])('in their own words they are: %s', (message) => {
  expect(saysYoung(message)).toBe(true);
});
