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

/** The closing lines of all steps: the time of each, and its failed and flaky tests with their errors. */
export function summarize(results) {
  const steps = results.flatMap(({ title, seconds, isFailure, failed, flaky }) => [
    `${isFailure ? 'failed' : 'ok    '}  ${seconds.toFixed(1).padStart(7)} s  ${title}`,
    ...failed.map((name) => indent(`✗ ${name}`)),
    ...flaky.map((name) => indent(`~ flaky, passed when repeated: ${name}`)),
  ]);
  const total = (count) => results.reduce((sum, result) => sum + count(result), 0);
  const failed = total((result) => result.failed.length);
  const flaky = total((result) => result.flaky.length);
  const totals = `${total((result) => result.passed)} passed${flaky > 0 ? `, ${flaky} of them flaky` : ''}, ${failed} failed`;
  return { text: ['', '── summary', ...steps, '', totals].join('\n'), isFailure: failed > 0 };
}

const indent = (text) => text.replace(/^/gm, ' '.repeat(21));

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
