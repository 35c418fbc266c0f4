import { existsSync, readFileSync } from 'node:fs';

export function readTestReport(file, isFailure) {
  const results = existsSync(file)
    ? countTests(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: [], flaky: [] };
  // A file may not load, or a server not start.
  return isFailure && results.failed.length === 0 ? { ...results, failed: ['no single test; see above'] } : results;
}

const countTests = (report) => (report.stats ? countPlaywright(report) : countVitest(report));

function countVitest({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults.filter((t) => t.status === 'failed'));
  return { passed: numPassedTests, failed: failed.map((test) => test.fullName), flaky: [] };
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
