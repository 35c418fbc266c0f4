import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

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
      .map((test) => `${file}: ${test.fullName}`);
    // A file that does not load, or whose hook fails, has no failed test.
    return status === 'failed' && tests.length === 0 ? [`${file}: ${message.split('\n')[0]}`] : tests;
  });
  return { passed: numPassedTests, failed, flaky: [] };
}

function countPlaywright({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const named = (status) =>
    suites
      .flatMap(specs)
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file}: ${title}`);
  return { passed: stats.expected + stats.flaky, failed: named('unexpected'), flaky: named('flaky') };
}
