import { describe, expect, test } from 'vitest';
import { coachTasks } from '#server/batch/coach-tasks.ts';

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
    const text = 'you never listen '.repeat(60_000);
    expect(await ask('moves', { text })).toMatchObject({ label: expect.any(String) });
  });
});

describe("the API's own inputs", () => {
  test('the specification’s fields come back, with who answered', async () => {
    expect(await ask('text-analysis', { text: 'You never call me.' })).toMatchObject({
      emotionalTone: expect.any(String),
      interpretation: expect.any(String),
      underlyingMeaning: expect.any(String),
      suggestedResponse: expect.any(String),
      confidence: expect.any(Number),
      meta: { adapter: 'embedded' },
    });
    expect(await ask('craft-message', { goal: 'thank my boss for her help', selectedTone: 'direct' })).toMatchObject({
      craftedMessage: expect.stringMatching(/^Thank you for your help\./),
      overallScore: null,
    });
  });

  test('a chat about somebody uses their name, and insights are drawn from a history', async () => {
    const about = { personName: 'Tom', relationshipType: 'friend' };
    const first = await ask('chat', { message: 'Help me apologize to Tom.', relationshipContext: about });
    expect(first).toMatchObject({ response: expect.stringMatching(/To: ____ \(like: Tom\)[\s\S]*1\. /) });
    const messages = [{ role: 'user', content: 'I feel lonely since Tom moved away.' }];
    expect(await ask('chat-insights', { messages })).toMatchObject({
      insights: '',
      keyTakeaways: [expect.stringContaining('I feel lonely')],
    });
  });

  test('danger gets the lines of the country that is named', async () => {
    const message = 'I want to kill myself tonight';
    expect(await ask('chat', { message, country: 'GB' })).toMatchObject({
      response: expect.stringContaining('116 123'),
    });
    expect(await ask('chat', { message })).toMatchObject({ response: expect.stringContaining('988') });
  });

  test('what was grave earlier in a talk counts for the next answer, as in the product', async () => {
    const told = 'He pushed me down the stairs on Friday.';
    const { response } = (await ask('chat', { message: told })) as { response: string };
    const history = [
      { role: 'user', content: told },
      { role: 'assistant', content: response },
    ];
    const next = await ask('chat', { message: "maybe I'm exaggerating", history });
    expect(next).toMatchObject({ response: expect.stringContaining('isn’t your fault') });
  });

  test('what does not fit is refused', async () => {
    await expect(async () =>
      ask('relationship-analysis', { relationshipType: 'pet', description: 'x' }),
    ).rejects.toThrow();
    expect(() => ask('moves', {})).toThrow();
  });
});
