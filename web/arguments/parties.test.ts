import { expect, test } from 'vitest';
import { hueOf } from '#contract/hues.ts';
import { hueOfParty, scriptOf } from '#web/arguments/parties.ts';

test.each([
  ['Me', null],
  ['amara', 'Amara Okafor'],
  ['Amara Okafor', 'Amara Okafor'],
])('%s is the member', (party, name) => {
  expect(hueOfParty(party, name)).toBe('you');
});

test('someone else keeps one color, however their name is written', () => {
  expect(hueOfParty('Maya', 'Amara')).toBe(hueOfParty(' maya', null));
  expect(hueOfParty('Maya', 'Amara')).not.toBe('you');
});

test('someone on the list has the color of their page', () => {
  const people = [{ id: 'relationship-of-dad', name: 'Dad' }];
  expect(hueOf('relationship-of-dad')).not.toBe(hueOf('dad'));
  expect(hueOfParty('dad ', 'Amara', people)).toBe(hueOf('relationship-of-dad'));
  expect(hueOfParty('Me', 'Amara', [{ id: 'one', name: 'Me' }])).toBe('you');
});

test('a talk is read line by line', () => {
  expect(scriptOf('Me: One.\nand more\n\nMaya: Two.')).toEqual([
    { party: 'Me', said: 'One. and more' },
    { party: 'Maya', said: 'Two.' },
  ]);
  expect(scriptOf('Only told.')).toEqual([{ party: null, said: 'Only told.' }]);
});
