import { expect, test } from 'vitest';
import { feelingOf } from '#server/batch/feeling.ts';

test.each([
  ['anger', 'I am so furious about this nonsense'],
  ['disgust', 'That smell is disgusting, I want to vomit'],
  ['fear', 'I am scared of what comes next'],
  ['joy', 'I love this, thank you!'],
  ['sadness', 'I cried all night, I miss him'],
  ['surprise', 'Wow, I did not expect that?'],
  ['neutral', 'The report has nine pages.'],
])('%s: %s', (label, text) => {
  const { label: got, evidence } = feelingOf(text);
  expect(got).toBe(label);
  expect(evidence.length > 0).toBe(label !== 'neutral');
});

test('what is denied does not count', () => {
  expect(feelingOf('I am not scared of it').label).not.toBe('fear');
});
