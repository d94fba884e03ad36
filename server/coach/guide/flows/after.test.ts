import { describe, expect, test } from 'vitest';
import { START } from '#server/coach/guide/state.ts';
import { turn } from '#server/coach/guide/talk.ts';
import { withCare } from '#server/safety/care.ts';

describe('after someone told that they are being hurt', () => {
  const care = { state: 'concern', category: 'domestic_violence', hasAsked: true } as const;
  const answer = (message: string, state = START) =>
    turn({ message, state, person: null, care }, undefined, { country: 'GB' });

  test.each(['am i exaggerating', 'does it count when it was one time', 'maybe it was my fault'])(
    'a doubt is answered, and no side is weighed: %s',
    (message) => {
      const { text, offer } = answer(message);
      expect(text).toMatch(/isn’t your fault/);
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
      expect(answer(message).text).not.toMatch(/isn’t your fault|in danger, call/);
  });
});

test.each(['how do i get a restraining order', 'ok leave it. where can i apply for a protective order against my ex'])(
  'a question about a protective order is answered, with who helps: %s',
  (message) => {
    for (const state of [START, { ...START, turn: 3, danger: true }]) {
      const { text, offer } = turn({ message, state, person: null }, undefined, { country: 'US' });
      expect(text).toMatch(/court where you live[\s\S]*help for free[\s\S]*Source: [\s\S]*1-800-799-7233/);
      expect(offer.form).toBeNull();
    }
  },
);

test.each(['Your app keeps logging me out and I lost my notes', 'this is no use. where can i complain about this app'])(
  'what is about the app itself is told who can mend it: %s',
  (message) => {
    const { text, offer } = turn({ message, state: { ...START, turn: 2, introduced: true }, person: null }, undefined);
    expect(text).toMatch(/Terms page, under “Questions”/);
    expect(offer.choices.map(({ label }) => label)).not.toContain('Something good');
  },
);

test('whoever is safe goes on with what they came for', () => {
  const state = { ...START, options: [{ label: 'I’m safe, let’s go on', to: 'safe' }] };
  const { offer } = turn({ message: 'I’m safe, let’s go on', state, person: null }, undefined);
  expect(offer.choices.map(({ label }) => label)).toContain('Find words');
});

test.each([
  'Nobody is forcing me, I only need words to tell my mother about my studies',
  'No no, nobody is forcing me. They are kind, only worried. I just want words to tell them about my studies',
  'No, they would never force me. How do I tell my mother that I want to study first?',
])('who denies what was feared is believed, and the talk goes on: %s', (message) => {
  const before = [
    { role: 'user' as const, content: 'My parents are forcing me to marry my cousin' },
    { role: 'assistant' as const, content: 'Are you safe where you are right now?' },
  ];
  const { care } = withCare(before, message);
  expect(care.state).toBe('aftercare');
  const { text, offer } = turn({ message, state: { ...START, danger: true, turn: 1 }, person: null, care }, undefined);
  expect(text).not.toMatch(/keeping in mind|numbers stay/);
  expect(offer.form).not.toBeNull();
});
