import { describe, expect, test } from 'vitest';
import { talk } from '#test/coach/talk.ts';

const OPEN = ['my aunt rearranged my whole kitchen while i was away', 'find words'] as const;

describe('words that are led in are the message, without their lead', () => {
  test.each([
    ['tell her: please ask before you move my things', '“Please ask before you move my things.”'],
    ['Text her that I need to find my own pans', '“I need to find my own pans.”'],
    ['what I’d like to say is I love your help but not like this', '“I love your help but not like this.”'],
    ['i want her to know i felt like a guest', '“I felt like a guest.”'],
    ['change it to: next time call me first', '“Next time call me first.”'],
  ])('%s', (said, message) => expect(talk(...OPEN, said)).toContain(message));

  test('and keep whom they are for', () =>
    expect(talk(...OPEN, 'to Vera. what i mean to say is i want my drawers back')).toContain(
      '“Hey Vera. I want my drawers back.”',
    ));
  test('no pronoun is turned, and that is said', () => {
    const said = talk(...OPEN, 'tell her i like cooking but she went too far');
    expect(said).toContain('“I like cooking but she went too far.”');
    expect(said).toContain('change “she” to “you”');
  });
  test('behind lines that are filled in they are more of it', () =>
    expect(talk(...OPEN, 'What happened: you moved the pans', 'tell her i need my kitchen back')).toMatch(
      /You moved the pans\.[\s\S]*I need my kitchen back\./,
    ));
  test.each(['should i tell her i was upset', 'tell me what to do', 'let me think about it'])('not in: %s', (said) =>
    expect(talk(...OPEN, said)).not.toMatch(/message so far/),
  );
});

describe('a wish for the text', () => {
  test.each([
    'just put the words together for me',
    'enough questions, show me the message',
    'i only need the wording',
    'i’m on the bus right now, just write it for me please',
  ])('shows it with its blanks: %s', (wish) =>
    expect(talk(...OPEN, wish)).toMatch(/“Hey \[their name\]\.[\s\S]*1\. Change a line/),
  );
  test('keeps what is there, and its kind', () => {
    const begun = ['help me thank my coach', 'To: Sol. What they did: you drove me home'] as const;
    expect(talk(...begun, 'a bit less sugary')).toContain('You drove me home.');
    expect(talk(...begun, 'done', 'find words')).toMatch(/You drove me home\.[\s\S]*Another kind of message/);
  });
  test('takes out what is quoted from it, also from what stands around the lines', () => {
    const said = talk(
      'help me thank my coach',
      'To: Sol. What they did: you drove me home',
      "cut 'It means a lot to me.'",
    );
    expect(said).toContain('“Hey Sol. You drove me home. Thank you.”');
  });
});

describe('a correction goes to its line', () => {
  const BEGUN = ['help me thank my coach', 'To: Sol\nWhat they did: you drove me home on Friday'] as const;
  const TWO = [BEGUN[0], `${BEGUN[1]}\nWhat it changed for you: I got home dry`] as const;
  test('at once where there is only one, and what is typed next stands there', () => {
    expect(talk(...BEGUN, 'no, it was Saturday')).toMatch(/Type this line[\s\S]*you drove me home on Friday/);
    expect(talk(...BEGUN, 'no, it was Saturday', 'you drove me home on Saturday')).toContain(
      'You drove me home on Saturday.',
    );
  });
  test('and is asked about where there are two', () => {
    const said = talk(...TWO, 'no, it was Saturday');
    expect(said).toMatch(/Which line[\s\S]*1\. “you drove me home on Friday”\n2\. “I got home dry”/);
    expect(talk(...TWO, 'no, it was Saturday', '2', 'I got home warm')).toContain('I got home warm.');
  });
});

describe('a choice with more words', () => {
  test('counts as the choice, also where somebody is listening', () =>
    expect(talk('my cat died this morning', "People don't get it. My boss laughed.")).toContain('what you lost'));
  test('and what is asked behind it is met', () =>
    expect(talk(OPEN[0], 'calm down first', 'a bit calmer. how do i tell my aunt to stop')).toContain('To: ____'));
  test('puts words to someone into the form', () =>
    expect(talk(OPEN[0], 'find words: tell her i want my shelf back')).toContain('“I want my shelf back.”'));
});

describe('find words', () => {
  test('opens the kind that was asked for in what was told', () =>
    expect(
      talk('How to apologize to my neighbor. I backed into his fence and drove off. It was two weeks ago.'),
    ).toContain('What you did'));
  test('brings along what happened from the sheet', () =>
    expect(talk(OPEN[0], 'understand it', 'What happened: the pans were gone', 'find words')).toContain(
      'What happened, like a camera would see it: the pans were gone',
    ));
  test('is another message for another matter', () =>
    expect(
      talk(
        'help me thank my coach',
        'What they did: you drove me',
        'done',
        'my son is sixteen and he never comes out of his room',
        'find words',
      ),
    ).not.toContain('you drove me'));
});

describe('a sheet', () => {
  test('speaks of no line that is empty', () => {
    const said = talk(OPEN[0], 'understand it', 'What happened: the pans were gone');
    expect(said).not.toMatch(/middle line|two meanings/);
    expect(said).toContain('Still open: “What I made it mean” and “One other thing it could mean”');
  });
  test('takes in no question, and none takes the place of a message', () => {
    const begun = ['help me thank my coach', 'What they did: you drove me home'] as const;
    const said = talk(...begun, 'should i give him a gift or only a card?');
    expect(said).not.toMatch(/What speaks for it|a gift/);
    expect(talk(...begun, 'should i give him a gift or only a card?', '1')).toContain('You drove me home.');
  });
});

test('a question is heard while somebody listens, and it is said what it is only once', () => {
  const said = talk('my cat died this morning', 'she slept on my feet', 'will i stop looking for her?');
  expect(said).toMatch(/can’t know|can’t answer|don’t know|won’t guess|can’t judge/);
  expect(said).toMatch(/1\. Go on writing/);
  expect(said).not.toContain('can’t follow free text');
});
