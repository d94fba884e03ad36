import { describe, expect, test } from 'vitest';
import { coachTasks } from '#server/coach/batch/coach-tasks.ts';

const ask = (name: string, input: unknown) => coachTasks[name]?.(input);

describe('the labels that are measured from outside', () => {
  test('sentiment, emotion, moves and attachment answer in their closed words, with evidence', async () => {
    expect(await ask('sentiment', { text: 'You disgust me.' })).toEqual({ score: expect.any(Number) });
    expect(await ask('emotion', { text: 'I am terrified of it' })).toMatchObject({
      label: 'fear',
      evidence: [{ quote: 'terrified' }],
    });
    expect(await ask('moves', { text: 'Fine, I will do it myself, like everything else.' })).toMatchObject({
      label: 'guilt_trip',
    });
    expect(await ask('attachment', { text: 'We trust each other and talk things through.' })).toMatchObject({
      label: 'secure',
    });
  });

  test('a megabyte is read in part and answered at once', async () => {
    const start = performance.now();
    await ask('moves', { text: 'you never listen '.repeat(60_000) });
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe("the API's own inputs", () => {
  test('the specification’s fields come back, with who answered', async () => {
    expect(await ask('text-analysis', { text: 'You never call me.' })).toMatchObject({
      emotionalTone: expect.any(String),
      interpretation: expect.stringContaining('You never call me'),
      underlyingMeaning: expect.any(String),
      suggestedResponse: expect.any(String),
      confidence: expect.any(Number),
      meta: { adapter: 'embedded' },
    });
    expect(await ask('craft-message', { goal: 'thank my boss for her help', selectedTone: 'direct' })).toMatchObject({
      craftedMessage: expect.stringContaining('your help'),
      overallScore: expect.any(Number),
    });
  });

  test('a chat about somebody uses their name, and insights are drawn from a history', async () => {
    const about = { personName: 'Tom', relationshipType: 'friend' };
    expect(
      await ask('chat', { message: 'What should I do about the rent?', relationshipContext: about }),
    ).toMatchObject({
      response: expect.stringContaining('Tom'),
    });
    const messages = [{ role: 'user', content: 'I feel lonely since Tom moved away.' }];
    expect(await ask('chat-insights', { messages })).toMatchObject({ insights: expect.stringContaining('lonely') });
  });

  test('what does not fit is refused', async () => {
    await expect(async () =>
      ask('relationship-analysis', { relationshipType: 'pet', description: 'x' }),
    ).rejects.toThrow();
    expect(() => ask('moves', {})).toThrow();
  });
});
