import { describe, expect, test } from 'vitest';
import { Tone } from '#contract/coach.ts';
import { blames } from '#server/coach/embedded/answers/craft/blame.ts';
import { compose } from '#server/coach/embedded/answers/craft/compose.ts';
import { explained } from '#server/coach/embedded/answers/craft/explain.ts';
import { scored } from '#server/coach/embedded/answers/craft/score.ts';

const wish = { tone: 'direct', context: '', draft: '', history: '' } as const;
type More = Partial<Parameters<typeof compose>[0]>;
const made = (goal: string, more: More = {}) => compose({ ...wish, goal, ...more });
const written = (goal: string, more: More = {}) => made(goal, more).message;

describe('a loss is never told back', () => {
  test.each([
    ['comfort my aunt whose dog died', 'He was 15 and she lived alone with him', /dog|died|15|alone with/],
    ['send condolences to my boss', 'Her father passed away on Sunday', /father|passed|Sunday/],
    [
      'check on a friend who stopped answering after her stillbirth',
      'she lost Ida in week 36',
      /stopped|Ida|week 36|stillb/,
    ],
  ])('%s', (goal, context, story) => {
    for (const tone of Tone.options) expect(written(goal, { tone, context })).not.toMatch(story);
  });
});

describe('a draft that blames is replaced', () => {
  test.each([
    ['ask my brother to return my drill', 'where the hell is my drill?? give it back or I tell mum', /return my drill/],
    [
      'tell my wife I need help in the evenings',
      'I do EVERYTHING. you just lie on the sofa',
      /I need help in the evenings/,
    ],
    [
      'tell my daughter I am proud of her recital',
      'you played great, shame about the ending. next time practise',
      /proud/,
    ],
    ['apologise to my friend for missing her play', 'sorry but you know how busy I am', /sorry|apologise|regret/i],
  ])('%s', (goal, draft, says) => {
    for (const tone of Tone.options) {
      const message = written(goal, { tone, draft });
      expect(message).toMatch(says);
      expect(blames(message)).toBe(false);
      expect(message).not.toMatch(/tell mum|sofa|shame|next time practise|busy/);
    }
  });

  test('and the explanation says what became of it', () => {
    const goal = 'ask my flatmate to wash up';
    const clean = { draft: 'Could you please wash up tonight?' };
    const input = { goal, selectedTone: 'direct', context: '', conversationHistory: '' } as const;
    expect(explained({ ...input, originalDraft: clean.draft }, made(goal, clean))).toMatch(/stayed as it was/);
    const hard = { draft: 'You ALWAYS leave your plates, you pig' };
    expect(explained({ ...input, originalDraft: hard.draft }, made(goal, hard))).toMatch(/blame/);
  });
});

describe('what the other needs to know is in it', () => {
  test.each([
    [
      'ask for a pay rise',
      '4 years in the team, took over two accounts in May',
      [/for 4 years/, /I took over two accounts in May/],
    ],
    ['invite my colleagues to my leaving drinks', 'Friday 6pm at the Crown', [/on Friday at 6pm at the Crown\?/]],
    [
      'tell my roommate he has to pay the gas bill by Monday',
      'he owes 54 euros',
      [/pay the gas bill by Monday\?/, /54 euros/],
    ],
    [
      'ask Prof. Okafor for an extension',
      'essay due Friday. I need one week',
      [/Professor Okafor, /, /essay is due on Friday/, /one week/],
    ],
    [
      "say no to my cousin's stag weekend",
      "I'd love to cook for him instead",
      [/your stag weekend/, /cook for you instead/],
    ],
    ['congratulate my brother', 'He beat me at darts for the first time', [/You beat me at darts/]],
  ])('%s', (goal, context, says) => {
    const message = written(goal, { context });
    for (const one of says) expect(message).toMatch(one);
  });

  test('a yes and a no are answered as they were meant', () => {
    const history = 'Ex: Can you take the kids this weekend?';
    const context = 'I want to say yes for saturday but not sunday because i have a shift';
    expect(written('reply to my ex', { history, context })).toMatch(
      /Saturday works\. Sunday doesn't work for me, because I have a shift\./,
    );
  });
});

describe('goals in other words', () => {
  test.each([
    ['decline my boss asking me to stay late', /no to staying late/],
    ["break up with someone I've seen 5 times", /don't want to go on dating/],
    ['flirt with my husband of 20 years', /^(?!.*(?:20 years|flirt with)).+$/],
    ['tell my mum thank you for the soup', /thank you .*for the soup/],
    ['text my landlord that the rent will be late', /the rent will be late/],
    ['encourage my colleague Ngozi to apply for the job', /you apply for the job|apply for the job/],
  ])('%s', (goal, says) => {
    for (const tone of Tone.options) expect(written(goal, { tone })).toMatch(says);
  });

  test('a colleague is not told that they matter most of all', () => {
    for (const tone of Tone.options)
      expect(written('encourage my colleague Ngozi to apply for the job', { tone })).not.toMatch(
        /matter to|love you|kiss/,
      );
  });
});

test('the scorer sees blame that is left in', () => {
  const goal = 'apologise to my husband for snapping at him';
  const kind = scored("I'm so sorry for snapping at you.", { goal, tone: 'caring' });
  const hard = scored("I'm so sorry for snapping at you, but you never stick up for me.", { goal, tone: 'caring' });
  expect(kind.goalAlignment - hard.goalAlignment).toBeGreaterThanOrEqual(10);
  expect(kind.overallScore - hard.overallScore).toBeGreaterThanOrEqual(10);
});
