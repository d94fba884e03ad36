import { expect, test } from 'vitest';
import { nextPage } from '#server/http/next-page.ts';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `row ${at + 1}` }));

function linkAfter(count: number, asked: { limit: number } & Record<string, string | number>) {
  const said: Record<string, string> = {};
  nextPage({ answer: (name, value) => void Object.assign(said, { [name]: value }) }, '/journal', rows(count), asked);
  return said.link;
}

test('a full page names the next one, after its last row and with what was asked for', () => {
  expect(linkAfter(2, { limit: 2, archived: '1' })).toBe('</api/journal?before=row+2&limit=2&archived=1>; rel="next"');
});

test.each([
  [0, 2],
  [1, 2],
])('%i rows of %i are the last page', (count, limit) => {
  expect(linkAfter(count, { limit })).toBeUndefined();
});

test('what was asked for stays within its own part of the address', () => {
  expect(linkAfter(1, { limit: 1, tag: 'a&limit=9>; rel="x"' })).toBe(
    '</api/journal?before=row+1&limit=1&tag=a%26limit%3D9%3E%3B+rel%3D%22x%22>; rel="next"',
  );
});
