import { describe, expect, test } from 'vitest';
import { START } from '#server/coach/guide/state.ts';
import { asText, turn } from '#server/coach/guide/talk.ts';
import { assessTexts } from '#server/safety/assess-texts.ts';

/** The last reply to messages that follow one another. */
const talk = (...messages: string[]): string =>
  messages.reduce(
    ({ state }, message) => {
      const next = turn({ message, state, person: null }, assessTexts([{ text: message, surface: 'chat' }]));
      return { state: next.state, reply: asText(next) };
    },
    { state: START, reply: '' },
  ).reply;

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
    expect(talk(MENU, 'find words', 'he knew it', 'More of what happened. it was my father’s')).toMatch(
      /story|happened/i,
    ));
});

const OPEN = [MENU, 'find words'] as const;
const WORDS = 'Ray, you sold the boat and I heard it from a neighbor. I would like half of the money for my mother.';
describe('words to someone, typed beside an open message', () => {
  test('are the message, word for word, with buttons that say what can be done', () => {
    const said = talk(...OPEN, WORDS);
    expect(said).toContain(`“${WORDS}”`);
    expect(said).toMatch(/1\. Use it as it is\n2\. Put it in the form\n3\. It wasn't for the message/);
    expect(talk(...OPEN, WORDS, 'use it')).toContain(`“${WORDS}”`);
  });
  test('keep whom they are for', () =>
    expect(talk(...OPEN, 'To: Ray. You sold the boat. Please call me.')).toContain(
      'To: Ray\n“You sold the boat. Please call me.”',
    ));
  test('are found again, also after a farewell', () =>
    expect(talk(...OPEN, WORDS, 'thanks, bye', 'Back to the message')).toContain(`“${WORDS}”`));
  test('stand in the form, where they are put there', () =>
    expect(talk(...OPEN, WORDS, '2')).toContain(`What happened, like a camera would see it: ${WORDS}`));
  test('are not reworded, and that is said', () => {
    const said = talk(...OPEN, WORDS, 'make it shorter');
    expect(said).toMatch(/your own words/);
    expect(said).toContain(`“${WORDS}”`);
  });
  test('can be something else', () =>
    expect(talk(...OPEN, WORDS, "It wasn't for the message")).toMatch(/not in the message[\s\S]*1\. Understand it/));
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
    expect(said).not.toMatch(/good answer|can't answer/);
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
