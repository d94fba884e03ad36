import { describe, expect, test } from 'vitest';
import { talk } from '#test/coach/talk.ts';

const NAMED = /Which is closest|may be about/;

describe('nothing is named', () => {
  test.each([
    ['My mother has dementia and yesterday she asked me who I was', 'That’s a lot to carry'],
    ['My brother starts chemo on Monday', 'That’s a lot to carry'],
    ['An idea for our anniversary, please', 'give no answer than make one up'],
    ['Is it normal to sleep in separate rooms?', 'one side'],
    ['Nobody came to my party', 'lonely'],
  ])('for %s', (message, said) => {
    expect(talk(message)).toContain(said);
    expect(talk(message)).not.toMatch(NAMED);
  });

  test('for a word or two', () => expect(talk('he drinks')).not.toMatch(NAMED));
  test('a second time, where it was something else', () =>
    expect(talk('my wife and I have the same fight every week', 'something else')).not.toMatch(NAMED));
});

describe('words that are asked for', () => {
  test.each([
    ['How do I tell my colleague to stop calling me sweetie?', 'What has to stop'],
    ["How should I tell my friend that I can't come to her birthday?", 'Say no'],
    ['help me write something to my ex so we can switch weekends', 'What you want to say'],
    ['write my landlord, he refused to fix the heating', 'What you want to say'],
    ['text my ex about child support', 'What you want to say'],
    ['Tell my team I am leaving', 'What you want to say'],
    ['I need a few words for my neighbor who lost her husband', 'Comfort someone'],
    ['need a birthday message for my dad', 'Congratulate someone'],
  ])('begin with the form at once: %s', (message, said) => expect(talk(message)).toContain(said));

  test('are not heard in a question of how to know something', () =>
    expect(talk('how can I tell if she still likes me')).not.toContain('To: ____'));
  test('are an aim that may be named within other words', () =>
    expect(talk('nobody came to my party', 'ok find words')).toContain('To: ____'));
});

test('what is not understood has a door to joy, for the words that were told', () => {
  const proposal = 'omg he proposed on the ferry and dropped the ring in his coffee lol';
  expect(talk(proposal)).toContain('Something good');
  expect(talk(proposal, 'Something good')).toContain('What moment of it do you want to remember?');
});

test('praise for a reply is no news', () => expect(talk('hi', 'perfect')).not.toMatch(/lovely|wonderful|so glad/));
