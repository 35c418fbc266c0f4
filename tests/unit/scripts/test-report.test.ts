import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTestReport, summarize } from '@/scripts/test-report.mjs';

function readReport(report: object, isFailure = false) {
  const file = join(mkdtempSync(join(tmpdir(), 'test-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readTestReport(file, isFailure);
}

const failure = {
  error: { message: '\u001b[31mError: element is hidden\u001b[39m\n\nExpected: visible\n    at menu.spec.ts:9' },
  errorLocation: { line: 9 },
};

const spec = (title: string, status: string, results: object[] = [{}]) => ({
  file: 'menu.spec.ts',
  title,
  tests: [{ status, results }],
});

test('a journey that passes when it is repeated counts as passed, and is named as flaky, with its error', () => {
  const suites = [
    {
      specs: [spec('the menu opens', 'expected'), spec('the menu closes', 'flaky', [failure, {}])],
      suites: [
        { specs: [spec('every entry opens its page', 'unexpected', [failure, failure]), spec('on a desk', 'skipped')] },
      ],
    },
  ];
  const error = 'Error: element is hidden\nExpected: visible';
  expect(readReport({ stats: { expected: 1, flaky: 1 }, suites }, true)).toEqual({
    passed: 2,
    failed: [`menu.spec.ts:9: every entry opens its page\n${error}\n${error}`],
    flaky: [`menu.spec.ts:9: the menu closes\n${error}`],
  });
});

test('failed tests of Vitest are named with their file, and a file without one by its error', () => {
  const tests = [
    { status: 'failed', fullName: 'prices are rounded', failureMessages: ['Error: 3 is not 4\n    at prices.ts:2'] },
    { status: 'passed', fullName: 'prices are shown', failureMessages: [] },
  ];
  const testResults = [
    { name: '/site/tests/prices.test.ts', status: 'failed', message: '', assertionResults: tests },
    { name: '/site/tests/mails.test.ts', status: 'failed', message: 'Hook timed out\nat …', assertionResults: [] },
    { name: '/site/tests/posts.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  expect(readReport({ numPassedTests: 4, testResults }, true)).toEqual({
    passed: 4,
    failed: ['prices.test.ts: prices are rounded\nError: 3 is not 4', 'mails.test.ts: Hook timed out'],
    flaky: [],
  });
});

test('a step that fails without a report is a failure', () => {
  expect(readTestReport('/nowhere/report.json', true).failed).toEqual(['no single test; see above']);
  expect(readTestReport('/nowhere/report.json', false)).toEqual({ passed: 0, failed: [], flaky: [] });
});

test('the summary lists each step with its failed and flaky tests, and their sums', () => {
  const step = { seconds: 70.84, isFailure: false, passed: 0, failed: [], flaky: [] };
  const results = [
    { ...step, title: 'types' },
    { ...step, title: 'unit tests', isFailure: true, passed: 4, failed: ['mails.test.ts: Hook timed out\nat line 9'] },
    { ...step, title: 'journeys', passed: 2, flaky: ['menu.spec.ts:9: the menu closes'] },
  ];
  expect(summarize(results)).toEqual({
    isFailure: true,
    text: `
── summary
ok         70.8 s  types
failed     70.8 s  unit tests
                     ✗ mails.test.ts: Hook timed out
                     at line 9
ok         70.8 s  journeys
                     ~ flaky, passed when repeated: menu.spec.ts:9: the menu closes

6 passed, 1 of them flaky, 1 failed`,
  });
  expect(summarize(results.slice(0, 1)).isFailure).toBe(false);
});
