import { describe, expect, test } from 'vitest';
import { talk } from '#test/coach/talk.ts';

const MENU = 'my uncle sold the boat without asking any of us';
describe('a choice is taken however it is said', () => {
  test.each([
    '2 i think',
    'i said 2. find words',
    'the second one i guess',
    'find words. and he laughed about it',
    '2. and he laughed',
  ])('%s', (message) => expect(talk(MENU, message)).toContain('To: ____'));
  test.each(['we have 2 small kids', 'the first time it was worse', 'he sold 3 of them'])('and not in %s', (message) =>
    expect(talk(MENU, message)).not.toContain('To: ____'),
  );
  test('what stands behind it is kept', () =>
    expect(talk(MENU, 'decide something. whether i call him')).toContain('What speaks for it'));
});

const OPEN = [MENU, 'find words'] as const;
const WORDS = 'Ray, you sold the boat and I heard it from a neighbor. I would like half of the money for my mother.';
describe('words to someone, typed beside an open message', () => {
  test('are the message, word for word, with buttons that say what can be done', () => {
    const said = talk(...OPEN, WORDS);
    expect(said).toContain(`“${WORDS}”`);
    expect(said).toMatch(/Change a line\n\d\. Done\n\d\. It wasn’t a message/);
  });
  test('keep whom they are for', () =>
    expect(talk(...OPEN, 'To: Ray. You sold the boat. Please call me.')).toContain('Hey Ray.'));
  test('are not reworded, and that is said', () => {
    const said = talk(...OPEN, WORDS, 'make it shorter');
    expect(said).toMatch(/your own words/);
  });
  test('can be something else', () => expect(talk(...OPEN, WORDS, 'It wasn’t a message')).not.toContain(WORDS));
});

describe('labels in one line', () => {
  test('fill their lines, also shortened, and what was picked stands alone', () => {
    const said = talk(...OPEN, 'To: Ray. What happened: you sold the boat. angry. Asking for: half of the money');
    expect(said).toContain('Hey Ray.');
    expect(said).toContain('You sold the boat.');
    expect(said).toContain('feeling angry');
    expect(said).toContain('Half of the money.');
    expect(said).not.toContain('Asking for');
  });
});

describe('the kind of message', () => {
  test.each(['that is wrong, i want to invite him', "it's not a complaint. i want to thank him"])(
    'is corrected by a word: %s',
    (no) => expect(talk(...OPEN, no)).toMatch(/Invite someone|Thank someone/),
  );
});

describe('requests find a way on', () => {
  test.each([
    'he keeps interrupting me. how might I word it',
    'the talk is tomorrow morning. what do i say',
    "i don't know how to begin a conversation with my son",
  ])('words: %s', (message) => expect(talk(message)).toContain('To: ____'));
  test('what to do is put on paper', () =>
    expect(talk('my uncle sold the boat. do i tell my mother or not')).toContain('What speaks for it'));
  test('what someone means is not made up, and nobody is told that there is no answer', () => {
    const said = talk('my uncle winked when he said it. what does he want');
    expect(said).toMatch(/Understand it/);
    expect(said).not.toMatch(/good answer|can’t answer/);
  });
});

describe('a word for whoever writes', () => {
  test('joy gets no exercise', () => {
    const said = talk("We're having a baby!! I'm shaking");
    expect(said).toContain('Congratulations');
    expect(said).not.toContain('Breathe');
  });
  test.each([
    ["I look after my father alone and I'm so exhausted", /exhausting|worn out|one person/],
    ['I snapped at an old man on the bus. I feel so ashamed', /courage|something to say that|said it/],
  ])('%s', (message, word) => expect(talk(message)).toMatch(word));
});

test('whoever is safe is answered on the rest', () =>
  expect(talk(MENU, "I'm safe, thanks. how do i tell my mother about the boat")).toMatch(/saying so[\s\S]*To: ____/));
