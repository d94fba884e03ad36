import { expect, test } from 'vitest';
import { wishesForSafety } from '#server/conversations/mediation/wishes.ts';

test.each([
  'That she stops hitting me',
  'I want him to stop threatening us',
  'That he no longer slaps the kids',
  'that I am not hit any more, never being beaten again',
  'Not being afraid of him',
  'No more violence',
])('"%s" tells of danger', (words) => {
  expect(wishesForSafety(words)).toBe(true);
});

test.each([
  '',
  'That we talk again',
  'A quiet dinner, and that he listens to me',
  'That we beat the traffic and hit the road together',
  'I am afraid of losing her',
  'That she stops interrupting me',
  'Not to hurt each other with words any more',
])('"%s" does not', (words) => {
  expect(wishesForSafety(words)).toBe(false);
});
