import { expect, test } from 'vitest';
import { whereabouts } from '#server/http/whereabouts.ts';

test.each([
  ['en-GB,en;q=0.9', 'GB'],
  ['de-AT', 'EU'],
  ['ja-JP', 'other'],
  ['en-US;q=0.8,de-DE', 'US'],
])('the country is that of the first language that a browser names: %s', (header, country) => {
  expect(whereabouts({ 'accept-language': header }).country).toBe(country);
});

test.each([undefined, '', 'en', '*', 'xx-99', '-,;'])(
  'where no country can be told it is the United States: %s',
  (header) => {
    expect(whereabouts({ 'accept-language': header }).country).toBe('US');
  },
);

test.each([
  ['Europe/Vienna', 'Europe/Vienna'],
  ['Pacific/Kiritimati', 'Pacific/Kiritimati'],
  ['Europe/Nowhere', 'UTC'],
  ['PST', 'UTC'],
  ['../../etc', 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
  ['A'.repeat(61), 'UTC'],
])('the time zone %s is %s', (header, timeZone) => {
  expect(whereabouts({ 'x-time-zone': header }).timeZone).toBe(timeZone);
});

test('of a header that came twice the first one holds', () => {
  expect(whereabouts({ 'x-time-zone': ['Asia/Tokyo', 'Europe/Vienna'] }).timeZone).toBe('Asia/Tokyo');
});
