import { existsSync, readFileSync } from 'node:fs';

/** Passed tests of a finished step and the names of failed ones, from the JSON report of Vitest or Playwright. */
export function tally(report, isFailure) {
  const counted = existsSync(report) ? counts(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: [] };
  // A step can fail without a failed test: a file that does not load, a server that does not start.
  return isFailure && counted.failed.length === 0 ? { ...counted, failed: ['no single test; see above'] } : counted;
}

function counts(report) {
  return report.stats ? ofPlaywright(report) : ofVitest(report);
}

function ofVitest({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults.filter((t) => t.status === 'failed'));
  return { passed: numPassedTests, failed: failed.map((test) => test.fullName) };
}

function ofPlaywright({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failed = suites.flatMap(specs).filter((spec) => !spec.ok);
  return { passed: stats.expected + stats.flaky, failed: failed.map((spec) => `${spec.file}: ${spec.title}`) };
}
