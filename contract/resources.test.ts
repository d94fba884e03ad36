import { describe, expect, it } from 'vitest';
import { countries, countryOf, resources, resourcesCheckedOn } from '#contract/resources.ts';

describe('whose list is shown', () => {
  it.each([
    ['en-US', 'US'],
    ['en-GB', 'GB'],
    ['ga-IE', 'IE'],
    ['fr-CA', 'CA'],
    ['en-AU', 'AU'],
    ['en_NZ', 'NZ'],
    ['de-DE', 'EU'],
    ['zh-Hans-FR', 'EU'],
    ['pt-BR', 'other'],
    ['en', 'US'],
    ['gb', 'US'],
    ['', 'US'],
    [undefined, 'US'],
  ])('%s gets that of %s', (tag, country) => {
    expect(countryOf(tag)).toBe(country);
  });
});

describe.each(countries)('the list for %s', (country) => {
  const list = resources[country];

  it('begins with the emergency number and ends with a way to find more', () => {
    expect(list[0]).toMatchObject({ kind: 'emergency', call: expect.stringMatching(/^\d{3}$/) });
    expect(list.at(-1)).toMatchObject({ name: 'Find A Helpline', web: 'https://findahelpline.com' });
  });

  it('has only lines that can be reached, by numbers that can be dialled', () => {
    for (const { name, call, text, web } of list) {
      expect(call ?? text ?? web, name).toBeDefined();
      if (call) expect(call, name).toMatch(/^\d[\d -]*\d$/);
      if (text) expect(text.to, name).toMatch(/^\d{3,}$/);
    }
  });
});

it('says when it was gone through', () => {
  expect(Number.isNaN(Date.parse(resourcesCheckedOn))).toBe(false);
});
