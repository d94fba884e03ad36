import { describe, expect, test } from 'vitest';
import { talk } from '#test/coach/talk.ts';

const TOLD = 'my uncle sold the boat without asking any of us';
const ACCEPTS = /wrong|mistake|not that|wasn’t it/i;

describe('a form that is declined', () => {
  test.each(['no not that', "i don't want to bring something up", 'none of those, i dont want a message'])(
    'is accepted in a sentence and not shown again: %s',
    (no) => {
      const said = talk(TOLD, 'find words', no);
      expect(said).toMatch(ACCEPTS);
      expect(said).not.toMatch(/To: ____|Find words|Back to the message|1\. Bring something up/);
    },
  );

  test('gives way to the kind that is named behind the no', () =>
    expect(talk(TOLD, 'find words', 'I do not wish to bring up a grievance. I wish to invite him')).toContain(
      'Invite someone',
    ));

  test('gives way to what is asked behind it', () => {
    const said = talk(TOLD, 'find words', "I don't want to bring anything up, I want to stop yelling at him");
    expect(said).toContain('The pause before it happens');
    expect(talk(TOLD, 'find words', 'no. HE asked me about it. how do i answer him')).toContain('Answer someone');
  });

  test('is another one, where another kind is asked for', () =>
    expect(talk(TOLD, 'find words', 'Another kind of message')).not.toContain('. Bring something up'));
});

describe('a correction drops nothing that was filled in', () => {
  const SHEET = [TOLD, 'decide something', 'for: the money. against: he is my uncle'] as const;
  test.each(['you put the money in the wrong line', 'that belongs under the other one'])('%s', (wrong) => {
    const said = talk(...SHEET, wrong);
    expect(said).toMatch(/What speaks for it: the money[\s\S]*against it: he is my uncle/);
  });
  test('and a no leaves the way back', () => expect(talk(...SHEET, 'no not that')).toContain('Back to the decision'));
});

test('what was listed and declined is not listed again', () => {
  const LISTED = 'my son is sixteen and he never comes out of his room';
  expect(talk(LISTED)).toContain('Which is closest');
  expect(talk(LISTED, 'none of these')).toMatch(ACCEPTS);
  expect(talk(LISTED, 'none of these', LISTED)).not.toContain('A teenager who shuts the door');
});

describe('a question', () => {
  test('is heard in the middle of writing, and the writing goes on', () => {
    const said = talk('just write it out', 'he sold it for nothing', 'should i call him or leave it?');
    expect(said).toMatch(/What speaks for it[\s\S]*Go on writing/);
    expect(talk('just write it out', 'he sold it for nothing', 'who does that?')).toContain('Done');
  });
  test('is heard behind a farewell', () =>
    expect(talk(TOLD, "ok that's enough for today. btw how do i tell my aunt about the boat")).toContain('To: ____'));
});

test('nothing asks to be kept where nothing keeps it', () => {
  expect(talk(TOLD, 'decide something', 'for: the money')).not.toContain('keep that');
});

describe('a plain request', () => {
  test.each(['hey can you help me text my cousin about the keys', 'what am i supposed to say to that'])(
    'opens a form at once: %s',
    (message) => expect(talk(message)).toContain('To: ____'),
  );
  test('for an answer opens one for an answer', () =>
    expect(talk('my mother said yesterday that she wants to move in', 'what am i supposed to say to that')).toContain(
      'Answer someone',
    ));
  test('how to stop oneself is no message, and tears are nothing to stop', () => {
    expect(talk('how do i stop texting him at night')).toContain('The pause before it happens');
    expect(talk('i cant stop crying')).not.toContain('The pause before it happens');
  });
});

test('a question that is not known is not met with “say more”', () =>
  expect(talk(TOLD, 'what if he sells the house too')).toMatch(/answer|judge|don’t know|library has nothing/));

test('whether it is abuse has a plain answer with its source', () =>
  expect(talk('is it still abuse if he only pushed me one time?')).toMatch(/abuse|not okay|hotline|call/i));
