import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export function readTestReport(file, isFailure) {
  const results = existsSync(file)
    ? countTests(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: [], flaky: [] };
  // A server may not start, or a runner end by an error outside its tests.
  return isFailure && results.failed.length === 0 ? { ...results, failed: ['no single test; see above'] } : results;
}

const countTests = (report) => (report.stats ? countPlaywright(report) : countVitest(report));

function countVitest({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = basename(name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${firstLines(failureMessages[0])}`);
    // A file that does not load, or whose hook fails, has no failed test.
    return status === 'failed' && tests.length === 0 ? [`${file}: ${firstLines(message, 1)}`] : tests;
  });
  return { passed: numPassedTests, failed, flaky: [] };
}

function countPlaywright({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const named = (status) =>
    suites.flatMap(specs).flatMap(({ file, title, tests }) => {
      const test = tests.find((each) => each.status === status);
      if (!test) return [];
      const errors = test.results.flatMap(({ error }) => (error ? [firstLines(error.message)] : []));
      const [line] = test.results.flatMap(({ errorLocation }) => errorLocation?.line ?? []);
      return [[`${file}${line ? `:${line}` : ''}: ${title}`, ...errors].join('\n')];
    });
  return { passed: stats.expected + stats.flaky, failed: named('unexpected'), flaky: named('flaky') };
}

/** What an error says, without its stack trace. */
const firstLines = (message = '', count = 6) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('    at '))
    .slice(0, count)
    .join('\n');
