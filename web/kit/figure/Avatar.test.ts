import { expect, it } from 'vitest';
import { initials } from '#web/kit/figure/Avatar.tsx';

it.each([
  ['Amara Okafor', 'AO'],
  ['maya', 'M'],
  ['Ana María de la Cruz', 'AC'],
  ['  ', ''],
  ['李 小龍', '李小'],
  ['𝒜da', '𝒜'],
])('%j becomes %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
