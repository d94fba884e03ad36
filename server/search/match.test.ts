import { expect, test } from 'vitest';
import { matcherFor } from '#server/search/match.ts';

const shown = (words: string, text: string) => {
  const place = matcherFor(words)(text);
  return place?.quote.slice(place.from, place.to);
};

test.each([
  ['maya', 'We met MAYA there', 'MAYA'],
  ['cafe', 'At the Café on Sunday', 'Café'],
  ['café', 'At the cafe on Sunday', 'cafe'],
  ['zoë', 'ZOE\u0308 called', 'ZOE\u0308'],
  ['sunday cafe', 'At the Café on Sunday', 'Sunday'],
  ['the café', 'At  the\nCafé on Sunday', 'the Café'],
  ['😭', 'so 😭 sad', '😭'],
  ['über', 'Ｕ\u0308ber alles', 'Ｕ\u0308ber'],
  ['.*', 'is .* a pattern', '.*'],
  ["don't forget", 'I said: “Don’t forget the keys”', 'Don’t forget'],
  ['said: “don’t', 'I said: "Don\'t forget the keys"', 'said: "Don\'t'],
])('finds "%s" in "%s"', (words, text, quote) => {
  expect(shown(words, text)).toBe(quote);
});

test.each([
  ['maya rent', 'We met Maya there'],
  ['maya', ''],
  ['.*', 'is no pattern'],
  ['\\d', 'on 12 May'],
])('does not find "%s" in "%s"', (words, text) => {
  expect(matcherFor(words)(text)).toBeUndefined();
});

test('cuts the quote around the place, between words, and marks what was left out', () => {
  const text = `${'before '.repeat(100)}the needle stands here ${'after '.repeat(100)}`;
  const place = matcherFor('needle')(text);
  expect(place?.quote.length).toBeLessThan(200);
  expect(place?.quote).toMatch(/^… (?:before )+the needle stands here (?:after )*after …$/);
  expect(place?.quote.slice(place.from, place.to)).toBe('needle');
});

test('cuts no sign in two, however long the text is without a blank', () => {
  const place = matcherFor('needle')(`${'😭'.repeat(500)}needle${'😭'.repeat(500)}`);
  expect(place?.quote.slice(place.from, place.to)).toBe('needle');
  expect(place?.quote).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
});
