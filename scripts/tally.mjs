import { existsSync, readFileSync } from 'node:fs';

/** Passed and failed tests of a finished step, from the JSON report of Vitest or Playwright. */
export function tally(report, isFailure) {
  const counted = existsSync(report) ? counts(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  // A step can fail without a failed test: a file that does not load, a server that does not start.
  return isFailure && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function counts({ stats, numPassedTests, numFailedTests }) {
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  return { passed: numPassedTests, failed: numFailedTests };
}
