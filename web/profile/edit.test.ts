import { expect, it } from 'vitest';
import { afterSave, isUnsaved } from '#web/profile/edit.ts';

it('knows what there is to save: every letter of prose, and the items of a list', () => {
  expect(isUnsaved('notes', { base: 'One', text: 'One\n' })).toBe(true);
  expect(isUnsaved('strugglingWith', { base: 'One', text: ' One \n\n' })).toBe(false);
  expect(isUnsaved('strugglingWith', { base: 'One', text: 'One\nTwo' })).toBe(true);
});

it('takes no line away from under the hand that begins a new one', () => {
  const typed = { base: '', text: 'One\n' };
  expect(afterSave('strugglingWith', typed, typed, 'One')).toEqual({ base: 'One', text: 'One\n' });
});

it('keeps what was typed while the answer was on its way', () => {
  const sent = { base: '', text: 'Warm' };
  expect(afterSave('notes', { base: '', text: 'Warmer' }, sent, 'Warm')).toEqual({ base: 'Warm', text: 'Warmer' });
});

it('brings in what another tab wrote, beside what is being typed', () => {
  const sent = { base: 'One', text: 'One\nMine' };
  const after = afterSave('strugglingWith', { base: 'One', text: 'One\nMine too' }, sent, 'One\nMine\nTheirs');
  expect(after.base).toBe('One\nMine\nTheirs');
  expect(after.text.split('\n').toSorted()).toEqual(['Mine too', 'One', 'Theirs']);
});
