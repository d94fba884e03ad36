// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { plainWords, Words } from '#web/kit/chat/Words.tsx';
import { WordsBoundary } from '#web/kit/chat/WordsBoundary.tsx';

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
  expect(box.textContent).toContain('<b>bold</b>');
  expect(box.querySelector('a')?.getAttribute('href') ?? '').not.toContain('javascript');
});

test('quotes within quotes without end are shown as they were written', () => {
  const deep = '> '.repeat(4000);
  expect(shown(deep).textContent).toBe(deep);
  const lists = '1. '.repeat(2600);
  expect(shown(lists).textContent).toBe(lists);
});

test('what cannot be laid out is shown as it was written, and laid out again with its next words', () => {
  const Broken = ({ text }: { text: string }) => {
    if (text === 'half') throw new Error('cannot be laid out');
    return <b>{text}</b>;
  };
  const view = (text: string) => (
    <WordsBoundary text={text} instead={<p>{text}</p>}>
      <Broken text={text} />
    </WordsBoundary>
  );
  const { container, rerender } = render(view('half'), { onCaughtError: () => {} });
  expect(container.innerHTML).toBe('<p>half</p>');
  rerender(view('half and whole'));
  expect(container.innerHTML).toBe('<b>half and whole</b>');
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
