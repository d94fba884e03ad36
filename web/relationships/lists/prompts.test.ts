import { expect, it } from 'vitest';
import { LIST_FIELDS } from '#contract/relationship-lists.ts';
import { explorePrompt, insightPrompt } from '#web/relationships/lists/prompts.ts';

it.each(LIST_FIELDS)('names the person and the item of %s', (field) => {
  const whole = explorePrompt(field, 'Maya', ['Shouting', 'Lateness']);
  expect(whole).toContain('Maya');
  expect(whole).toContain('Shouting; Lateness');
  const one = insightPrompt(field, 'Maya', 'Shouting');
  expect(one).toContain('Maya');
  expect(one).toContain('“Shouting”');
});

it('says so when nothing is written yet, and stays short when much is', () => {
  expect(explorePrompt('triggers', 'Maya', [])).toContain('I have not written anything down yet.');
  const many = Array.from({ length: 100 }, (_, at) => `${at} ${'x'.repeat(490)}`);
  expect(explorePrompt('triggers', 'Maya', many).length).toBeLessThan(1500);
});
