// The tests that take longest, from the runners' own reports: whoever waits for them should know their names.
import { relative } from 'node:path';

const SLOW = 20_000;
const MOST = 8;

const unit = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(process.cwd(), name)} › ${fullName}`,
      ms: duration ?? 0,
    })),
  );

const inSuite = (suite) => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ results }) => ({
      name: `e2e/${file} › ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
  ...(suite.suites ?? []).flatMap(inSuite),
];

const pages = (report) => (report?.suites ?? []).flatMap(inSuite);

/** One line for each test that took longer than it should, the slowest first. */
export function slowest(vitest, playwright) {
  return [...unit(vitest), ...pages(playwright)]
    .filter(({ ms }) => ms > SLOW)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, MOST)
    .map(({ name, ms }) => `  slow: ${(ms / 1000).toFixed(0)} s  ${name}`);
}
