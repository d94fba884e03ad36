// A test that fails in a long run and passes alone is unsteady: it is named, and a few of them do not stop the rest.
import { relative } from 'node:path';

/** More than these, and it is not chance. */
export const MOST_UNSTEADY = 3;

/** The unit test files with a failed test or that could not run, from Vitest's report. */
export const failedFiles = (vitest) =>
  (vitest?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(process.cwd(), name));

const failedTests = (vitest) =>
  (vitest?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(process.cwd(), name)} › ${fullName}`),
  );

const inSuite = (suite) => [
  ...(suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file }) => `e2e/${file} › ${title}`),
  ...(suite.suites ?? []).flatMap(inSuite),
];

/** What failed first and passed then, by the reports of both runs. */
export const unsteadyTests = (vitest, isMended, playwright) => [
  ...(isMended ? failedTests(vitest) : []),
  ...(playwright?.suites ?? []).flatMap(inSuite),
];
