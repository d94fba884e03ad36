import { describe, expect, test } from 'vitest';
import { growsOn } from '#test/growth.ts';
import { made, madeLater, type Pattern, written } from '#test/patterns.ts';

/** Grow over a long text, and are given none: why each one is. */
const SHORT: Record<string, string> = {
  'server/coach/anonymise/names.ts (^|[.!?:;': 'four signs before a name',
  'server/reading/sentences.ts [\\n.!?]\\s*$|^\\s*$': 'four signs before a line',
  'server/config-variables.ts ': 'a setting of the operator',
};
const isShort = ({ path, source }: Pattern) =>
  Object.keys(SHORT).some((known) => `${path} ${source}`.startsWith(known));

/** They make patterns of our own words in a function, and of nobody else's. */
const OURS = [
  'server/coach/guide/tasks/argument-lines.ts',
  'server/coach/guide/tasks/goal-words.ts',
  'server/coach/guide/tasks/on-the-page.ts',
  'server/coach/guide/tasks/relationship-analysis.ts',
  'server/coach/guide/tasks/said-to-them.ts',
  'server/safety/injection/marks.ts',
  'server/coach/anonymise/patterns.ts',
  'server/coach/guide/flows/frames.ts',
  'server/coach/model/guard/languages.ts',
  'server/coach/model/guard/rules.ts',
  'server/reading/pattern.ts',
  'server/http/endpoints.ts',
  'server/http/headers.ts',
  'server/safety/frames.ts',
  'web/text-analysis/export/moves.ts',
];

test('nothing that somebody wrote becomes a pattern: nobody makes one later than at the start but of our own words', () => {
  expect(madeLater.filter((path) => !OURS.includes(path))).toEqual([]);
});

test('no group of a pattern has a case of its own, which V8 forgets once hundreds of them were made', async () => {
  const all = [...written, ...(await made())];
  expect(all.filter(({ source }) => /\(\?[ims]*-?[ims]+:/.test(source)).map(({ path }) => path)).toEqual([]);
});

// What is measured here is slow on purpose.
describe('a pattern whose time grows faster than its text', { timeout: 240_000 }, () => {
  const steep = [
    ['[?!]*\\?[?!]+$', ''],
    ['^[^a-z]*[A-Z]+[^a-z]*$', ''],
    ['(X+X+)+Y', ''],
    ['(?:a|a)*b', ''],
    ['\\s+$', ''],
    ['\\[([^\\]]*)\\]\\(', 'g'],
  ] as const;
  test.each(steep)('is found: /%s/%s', (source, flags) => {
    expect(growsOn({ path: '', source, flags })).toBeDefined();
  });

  const flat = ['(?<!\\s)\\s+$', '\\b(?:my|our) (?:best )?(?:friend|sister)\\b', '[^?]{0,80}\\?'] as const;
  test.each(flat)('is not seen where there is none: /%s/', (source) => {
    expect(growsOn({ path: '', source, flags: 'i' })).toBeUndefined();
  });
});

test('no pattern of the house grows faster than the text it reads', { timeout: 600_000 }, async () => {
  const all = [...written, ...(await made())].filter((pattern) => !isShort(pattern));
  const once = [
    ...new Map(all.map((pattern) => [`${pattern.path} ${pattern.source} ${pattern.flags}`, pattern])).values(),
  ];
  expect(once.length).toBeGreaterThan(300);
  const steep = (patterns: readonly Pattern[]) =>
    patterns.flatMap((pattern) => {
      const attack = growsOn(pattern);
      return attack ? [{ ...pattern, attack }] : [];
    });
  // What grows does so whenever it is measured; what a busy machine stretched does not.
  expect(steep(steep(once))).toEqual([]);
});
