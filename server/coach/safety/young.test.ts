import { expect, test } from 'vitest';
import { isYoung, saysYoung, youngWords } from '#server/coach/safety/young.ts';

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
])('of others, and of other things, nobody is taken for young: %s', (message) => {
  expect(saysYoung(message)).toBe(false);
});

test.each(["I'm 15 and my mum reads all my messages", 'im 16 and he is 24', "i'm in year 9 and hate school"])(
  'in their own words they are: %s',
  (message) => {
    expect(saysYoung(message)).toBe(true);
  },
);
