import { describe, expect, test } from 'vitest';
import { START } from '#server/coach/guide/state.ts';
import { turn } from '#server/coach/guide/talk.ts';

describe('after someone told that they are being hurt', () => {
  const care = { state: 'concern', category: 'domestic_violence', hasAsked: true } as const;
  const answer = (message: string, state = START) =>
    turn({ message, state, person: null, care }, undefined, { country: 'GB' });

  test.each(['am i exaggerating', 'does it count when it was one time', 'maybe it was my fault'])(
    'a doubt is answered, and no side is weighed: %s',
    (message) => {
      const { text, offer } = answer(message);
      expect(text).toMatch(/isn't your fault/);
      expect(offer.form).toBeNull();
    },
  );

  test.each(['no', "he's home, gotta go", "i'm not safe"])(
    'danger at this moment gets the line to call: %s',
    (message) => {
      expect(answer(message).text).toMatch(/in danger, call[\s\S]*999/);
    },
  );

  test('other words go on as usual, and so does a plain “I’m safe”', () => {
    for (const message of ['I am safe, he is at work', 'help me write to my mom about Sunday'])
      expect(answer(message).text).not.toMatch(/isn't your fault|in danger, call/);
  });
});
