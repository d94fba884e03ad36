import { expect, test } from 'vitest';
import { nextAreas } from '#server/relationships/plan/steps.ts';

test('the areas with the fewest steps come first, otherwise in their own order', () => {
  const areas = ['Patience', 'Money', 'Rest'];
  expect(nextAreas(areas, [])).toEqual(['Patience', 'Money']);
  expect(nextAreas(areas, ['One step for “patience”'])).toEqual(['Money', 'Rest']);
  expect(nextAreas([], [])).toEqual([]);
});
