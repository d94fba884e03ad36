import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { injected } from '#server/coach/safety/injection/injected.ts';

type Row = { id: string; label: string; text: string };
const rows = ['injection-dev', 'injection-own'].flatMap((name) =>
  readFileSync(`evaluation/sentences/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line)),
);

test('text addressed to an AI is named, with the words that are', () => {
  const orders = rows.filter(({ label }) => label === 'injection').map(({ text }) => ({ text, ...injected(text) }));
  expect(orders.filter(({ flagged }) => flagged).length / orders.length).toBeGreaterThan(0.9);
  for (const { evidence, text } of orders)
    for (const { from, to } of evidence) expect(text.slice(from, to)).not.toBe('');
});

test('what people write to each other is left alone', () => {
  const letters = rows.filter(({ label }) => label === 'benign');
  expect(letters.filter(({ text }) => injected(text).flagged).length / letters.length).toBeLessThan(0.05);
});
