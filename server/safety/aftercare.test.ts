import { describe, expect, test } from 'vitest';
import { careAfter, saysSafe, type Turn } from '#server/safety/aftercare.ts';

const CALM = null;
const WORRY = { level: 1, category: 'domestic_violence', who: 'self' };
const CRISIS = { level: 2, category: 'self_harm', who: 'self' };
const you = (text: string, finding: Turn['finding'] = CALM): Turn => ({ role: 'user', text, finding });
const mallama: Turn = { role: 'assistant', text: 'I hear you.', finding: null };
const say = you('How do I ask her for the weekend?');

describe('said in plain words', () => {
  test.each([
    ...['I’m safe', "I'm safe now.", 'yes, I am safe', 'No, I’m not in danger.', 'Thanks. I’m really safe here.'],
    ...['we are both safe at my sister’s', 'I am not going to hurt myself', 'It’s fine, I’m out of danger'],
  ])('%s', (text) => expect(saysSafe(text)).toBe(true));
  test.each([
    ...['I’m not safe', 'Am I safe?', 'I’m safe, right?', 'I want to feel safe', 'I’m safe when he is out'],
    ...['I’m safe if I stay in my room', 'he says I am safe', 'is it safe to say', 'I’m in danger'],
  ])('not so: %s', (text) => expect(saysSafe(text)).toBe(false));
});

describe('an earlier finding', () => {
  test('that came once and was not grave counts on no further', () => {
    expect(careAfter([you('he scares me', WORRY), mallama], say)).toEqual({ state: 'none' });
  });
  test('counts on while nobody answered it', () => {
    expect(careAfter([you('he scares me', WORRY), you('Are you there?')], say)).toMatchObject({ hasAsked: false });
  });
  test('counts on when it was grave, and is not asked about again', () => {
    const care = careAfter([you('I want to die', CRISIS), mallama], say);
    expect(care).toEqual({ state: 'concern', category: 'self_harm', hasAsked: true });
  });
  test('counts on when it came twice', () => {
    const before = [you('he scares me', WORRY), mallama, you('he took my phone', WORRY), mallama];
    expect(careAfter(before, say)).toMatchObject({ state: 'concern', hasAsked: true });
  });
  test('ends with “I’m safe”, and leaves care behind for what follows', () => {
    const before = [you('I want to die', CRISIS), mallama];
    expect(careAfter(before, you('I’m safe now'))).toEqual({ state: 'aftercare' });
    expect(careAfter([...before, you('I’m safe now'), mallama], say)).toEqual({ state: 'aftercare' });
  });
  test('is not ended by words that are themselves a crisis', () => {
    const now = you('I’m safe. I still want to die tonight.', CRISIS);
    expect(careAfter([], now)).toMatchObject({ state: 'concern' });
  });
});

describe('a new finding', () => {
  test('is asked about once', () => {
    const first = you('he scares me', WORRY);
    expect(careAfter([say, mallama], first)).toMatchObject({ state: 'concern', hasAsked: false });
    expect(careAfter([first, mallama], you('he took my phone', WORRY))).toMatchObject({ hasAsked: true });
  });
  test('is asked about anew after they had said that they are safe', () => {
    const before = [you('he scares me', WORRY), mallama, you('I’m safe'), mallama];
    expect(careAfter(before, you('he took my phone', WORRY))).toMatchObject({ state: 'concern', hasAsked: false });
  });
});

test('“I’m safe” where nothing was seen says nothing', () => {
  expect(careAfter([say, mallama], you('I’m safe at work'))).toEqual({ state: 'none' });
});
