// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { plainWords, Words } from '#web/kit/chat/Words.tsx';

afterEach(cleanup);

const shown = (text: string) => render(<Words text={text} />).container;

test('emphasis, lists and quotes are shown as such', () => {
  const { innerHTML } = shown('What **matters**:\n\n- one\n- two\n\n> slowly');
  expect(innerHTML).toContain('<strong>matters</strong>');
  expect(innerHTML.match(/<li>/g)).toHaveLength(2);
  expect(innerHTML).toContain('<blockquote>');
});

test('no HTML, no picture and no script comes out of words', () => {
  const box = shown(
    '<img src=x onerror=alert(1)> <b>bold</b> ![a](https://example.org/a.png) [go](javascript:alert(1))',
  );
  expect(box.querySelector('img, b, script')).toBeNull();
  expect(box.querySelector('a')?.getAttribute('href') ?? '').not.toContain('javascript');
});

test('a link leaves without telling where it came from, and a heading is no heading of the page', () => {
  const box = shown('# Big\n\n[help](https://988lifeline.org)');
  expect(box.querySelector('a')?.rel).toContain('noopener');
  expect(box.querySelector('h1, h2, h3')).toBeNull();
  expect(box.querySelector('strong')?.textContent).toBe('Big');
});

test('for the clipboard and for ears the signs go', () => {
  expect(plainWords('## Big\n\n- **one** and [two](https://x.org)\n> *three*')).toBe('Big\n\none and two\nthree');
  expect(plainWords('2 * 3 * 4')).toBe('2 * 3 * 4');
});
