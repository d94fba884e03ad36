// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { addWords, finalWords, newRecognition, spokenLanguage } from '#web/app/thread/dictation/dictation.ts';

afterEach(() => {
  document.documentElement.lang = '';
});

const heard = (...said: [string, boolean][]) =>
  said.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }));

test('it listens in the language of the page, and in American English without one', () => {
  expect(spokenLanguage()).toBe('en-US');
  document.documentElement.lang = 'en';
  expect(spokenLanguage()).toBe('en-US');
  document.documentElement.lang = 'de-AT';
  expect(spokenLanguage()).toBe('de-AT');
});

test('only what was said for good, and only what is new, is written', () => {
  const results = heard(['Before', true], [' she said ', true], ['nothing', false]);
  expect(finalWords({ results, resultIndex: 1 })).toBe('she said');
  expect(finalWords({ results, resultIndex: 2 })).toBe('');
});

test('spoken words stand behind the written ones', () => {
  expect(addWords('', 'she said')).toBe('she said');
  expect(addWords('Well,  ', 'she said')).toBe('Well, she said');
});

test('a browser that cannot hear has no recognition', () => {
  expect(newRecognition()).toBeUndefined();
});
