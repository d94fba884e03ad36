import { describe, expect, test } from 'vitest';
import { EntryForm } from '#contract/journal.ts';
import { afterRefusal, nextOf, type Waiting, withAdded } from '#web/journal/waiting.ts';

const form = (title: string): EntryForm =>
  EntryForm.parse({ title, content: 'Eleven minutes, all boiler.', emotions: 'calm', mood: 'neutral' });
const change = (key: string, basedOn: string): Waiting => ({ key, form: form(key), change: { id: 'call', basedOn } });

describe('what waits for a connection', () => {
  test('a second change of the same entry takes the place of the first, and is of the version that the first was of', () => {
    const all = withAdded([change('one', 'monday'), { key: 'new', form: form('new') }], change('two', 'tuesday'));
    expect(all.map(({ key, change }) => [key, change?.basedOn])).toEqual([
      ['two', 'monday'],
      ['new', undefined],
    ]);
  });

  test('what was refused for good waits for its writer, and lets the others go on', () => {
    const [one, two] = [change('one', 'monday'), { key: 'two', form: form('two') }];
    const refused = afterRefusal(one, { status: 400, message: 'Title too long' });
    expect(refused).toEqual({ ...one, refused: 'Title too long' });
    expect(nextOf([refused ?? one, two])).toBe(two);
    expect(nextOf([one, two])).toBe(one);
  });

  test.each([0, 401, 402, 429, 500, 503])('a status of %i is no last word: it is sent again', (status) => {
    expect(afterRefusal(change('one', 'monday'), { status, message: '' })).toBeNull();
  });

  test('a change of what was deleted meanwhile becomes an entry of its own', () => {
    const one = change('one', 'monday');
    expect(afterRefusal(one, { status: 404, message: '' })).toEqual({ key: 'one', form: one.form });
  });
});
