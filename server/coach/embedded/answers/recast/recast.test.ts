import { describe, expect, test } from 'vitest';
import { recast, recastAll } from '#server/coach/embedded/answers/recast/recast.ts';
import { swapped } from '#server/coach/embedded/answers/recast/swap.ts';
import { voiced } from '#server/coach/embedded/answers/recast/voice.ts';

describe('a hard sentence said anew', () => {
  test.each([
    ['You forgot to pick up Leo from school.', /forgot to pick up Leo from school/],
    ['You never tell me anything.', /tell me/],
    ['You always leave the kitchen like this.', /leave the kitchen like this/],
    ['You spent $600 on shoes?', /\$600 on shoes/],
    ['u left me on read for 2 days', /you left me on read for 2 days/],
    ['Why did you tell everyone about my breakup', /tell everyone about my breakup/],
    ['You promised to be home for the birthday.', /home for the birthday/],
    ['Check your inbox for once', /check your inbox/],
  ])('%s keeps what happened', (hard, kept) => {
    const { said, hard: isHard } = recast(hard, 'it', 0);
    expect(isHard).toBe(true);
    expect(said).toMatch(kept);
    expect(said).toMatch(/\b(?:I|me|please)\b/);
    expect(said).not.toMatch(/\b(?:never|always|for once)\b/);
  });

  test.each(["You're so lazy.", 'You are a control freak.', 'omg ur so needy', 'You are an idiot.'])(
    '%s: the name is gone, the wish is there',
    (name) => {
      const { said } = recast(name, 'it', 0);
      expect(said).toMatch(/\bI\b/);
      expect(said).not.toMatch(/lazy|freak|needy|idiot/);
    },
  );

  test.each([
    "I'm sorry about that.",
    'I get nervous when things are messy.',
    'Last year we were with you.',
    'Thanks for cooking.',
  ])('%s stays as it is', (kind) => expect(recast(kind, 'it', 0).said).toBe(kind));

  test('a threat after an order is left out', () => {
    expect(recastAll('Fix it by Friday or I will tell everyone.', 'it', 0).said).toBe(
      'Could you fix it by Friday, please?',
    );
  });
});

describe('who speaks to whom', () => {
  test.each([
    ['you said I could call you', 'I said you could call me'],
    ['the kids ask about you every night', 'the kids ask about me every night'],
    ["I'll text you in a few days", 'you will text me in a few days'],
    ['your presentation was sloppy and you embarrassed me', 'my presentation was sloppy and I embarrassed you'],
  ])('%s, as the other would say it', (mine, theirs) => expect(swapped(mine)).toBe(theirs));

  test('what was told of two people, said between them', () => {
    const her = { name: 'Dana', role: 'sister', pronoun: 'she' } as const;
    expect(voiced('she never calls me and forgets her promises', 'to them', her)).toBe(
      'you never call me and forget your promises',
    );
    expect(voiced('I always drag her to things', 'to me', her)).toBe('you always drag me to things');
  });
});
