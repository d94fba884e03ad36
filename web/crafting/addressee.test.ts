import { expect, test } from 'vitest';
import { addressee } from '#web/crafting/addressee.ts';

const maya = { id: '1', name: 'Maya', strugglingWith: '' };
const people = [maya, { id: '2', name: 'Jo Lund', strugglingWith: '' }];

test.each([
  ['Hey Maya. Thank you.', 'thank her', { personName: 'Maya', relationshipId: '1' }],
  ['Hi Tom, thank you.', 'thank Tom for driving Maya', { personName: 'Tom' }],
  ['Hey there, thank you.', 'thank her', { personName: '' }],
  ['Hey There! Thank you.', 'thank her', { personName: '' }],
  ['Hi Theresa! Thank you.', 'thank her', { personName: 'Theresa' }],
  ['Hey I’ve been thinking.', 'thank her', { personName: '' }],
  ['Hey, I was thinking.', 'thank Maya', { personName: 'Maya', relationshipId: '1' }],
  ['Could you call me?', 'ask jo lund to call me', { personName: 'Jo Lund', relationshipId: '2' }],
  ['Could you call me?', 'ask Mayara to call me', { personName: '' }],
  ['Could you both call me?', 'ask Maya and Jo Lund to call me', { personName: '' }],
])('who is greeted, else the only one whom the goal names, is whom it goes to: %s', (message, goal, to) => {
  expect(addressee(message, goal, people)).toEqual(to);
});
