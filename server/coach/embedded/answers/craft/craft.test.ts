import { describe, expect, test } from 'vitest';
import { Tone } from '#contract/coach.ts';
import { compose } from '#server/coach/embedded/answers/craft/compose.ts';
import { scored } from '#server/coach/embedded/answers/craft/score.ts';

const wish = { tone: 'caring', context: '', draft: '', history: '' } as const;
const written = (goal: string, more: Partial<Parameters<typeof compose>[0]> = {}) =>
  compose({ ...wish, goal, ...more }).message;

describe('a goal of one word', () => {
  test.each([
    ['hope', /hope for us/],
    ['apology', /sorry|apologise|regret/],
    ['space', /a little space/],
    ['trust', /trust each other again/],
    ['closure', /where we stand/],
  ])('%s is served in every tone, and scored so', (goal, says) => {
    for (const tone of Tone.options) {
      const message = written(goal, { tone });
      expect(message).toMatch(says);
      expect(scored(message, { goal, tone }).goalAlignment).toBeGreaterThanOrEqual(90);
    }
  });
});

describe('the words for the other', () => {
  test('what somebody should know is told, not asked', () => {
    expect(written('I want her to know I still love her')).toContain('I still love you');
  });

  test('only who gets the message is spoken to', () => {
    expect(written('thank my sister for watching the kids')).toContain('watching the kids');
  });

  test('what is known of the other is said with understanding, blame from the context is not', () => {
    expect(written('get him to open up', { context: 'He has been quiet since his dad died.' })).toContain(
      'I know you have been quiet since your dad died.',
    );
    expect(written('tell my roommate to stop eating my food', { context: 'He always lies about it.' })).not.toContain(
      'lies',
    );
  });

  test('a parting asks for nothing', () => {
    for (const tone of Tone.options) expect(written('break up kindly', { tone })).not.toContain('?');
  });

  test('a draft that leaves out the goal gets it', () => {
    const draft = 'I think about you a lot.';
    const message = written('ask my brother to pay back the 200 he borrowed', { draft });
    expect(message).toContain('I think about you a lot.');
    expect(message).toContain('pay back the 200 you borrowed');
  });
});
