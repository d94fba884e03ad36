import { expect, test } from 'vitest';
import { moveOf } from '#server/reading/feeling/moves.ts';

test.each([
  ['criticism', 'You never ask how my day was.'],
  ['criticism', 'Why do you always have to interrupt me?'],
  ['contempt', 'Nice parking, Einstein.'],
  ['contempt', "You're pathetic, look at yourself."],
  ['defensiveness', "That's not my fault, nobody told me!"],
  ['defensiveness', 'I only shouted because you pushed me.'],
  ['stonewalling', "I'm done talking about this."],
  ['stonewalling', '…'],
  ['demand', 'Give me your phone. Now.'],
  ['demand', "Come home or we're finished."],
  ['withdraw', "I can't deal with this tonight."],
  ['guilt_trip', "After all I've done for you!"],
  ['guilt_trip', 'If you loved me you would stay.'],
  ['repair', "I'm sorry I snapped at you."],
  ['appreciation', 'Thank you for cooking tonight 💛'],
  ['request', 'Could you let me know when you land?'],
  ['neutral', 'The bus leaves at six.'],
  ['neutral', 'You never told me you play the flute!'],
])('%s: %s', (label, text) => {
  expect(moveOf(text).label).toBe(label);
});

test('every label stands on evidence that points at words of the text', () => {
  const text = 'Look, you ALWAYS leave me waiting 🙄 every single time.';
  const { label, evidence } = moveOf(text);
  expect(label).toBe('criticism');
  expect(evidence.length).toBeGreaterThan(0);
  for (const { from, to, rule } of evidence) {
    expect(text.slice(from, to).trim()).not.toBe('');
    expect(rule).toMatch(/^criticism\.[a-z-]+$/);
  }
});

test.each(['', '   ', '😀😀', '\ud800', '\u200b\u200b', '<b>hi</b>', '!!!!????', 'a'.repeat(20_000)])(
  'says something of anything (%#)',
  (text) => {
    expect(moveOf(text).certainty).toBeGreaterThanOrEqual(0);
  },
);
