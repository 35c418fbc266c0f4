import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTestReport } from '@/scripts/test-report.mjs';

function readReport(report: object, isFailure = false) {
  const file = join(mkdtempSync(join(tmpdir(), 'test-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readTestReport(file, isFailure);
}

const spec = (title: string, status: string) => ({ file: 'menu.spec.ts', title, tests: [{ status }] });

test('a journey that passes when it is repeated counts as passed, and is named as flaky', () => {
  const suites = [
    {
      specs: [spec('the menu opens', 'expected'), spec('the menu closes', 'flaky')],
      suites: [{ specs: [spec('every entry opens its page', 'unexpected'), spec('on a desk', 'skipped')] }],
    },
  ];
  expect(readReport({ stats: { expected: 1, flaky: 1 }, suites }, true)).toEqual({
    passed: 2,
    failed: ['menu.spec.ts: every entry opens its page'],
    flaky: ['menu.spec.ts: the menu closes'],
  });
});

test('failed tests of Vitest are named with their file, and a file without one by its error', () => {
  const tests = [
    { status: 'failed', fullName: 'prices are rounded' },
    { status: 'passed', fullName: 'prices are shown' },
  ];
  const testResults = [
    { name: '/site/tests/prices.test.ts', status: 'failed', message: '', assertionResults: tests },
    { name: '/site/tests/mails.test.ts', status: 'failed', message: 'Hook timed out\nat …', assertionResults: [] },
    { name: '/site/tests/posts.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  expect(readReport({ numPassedTests: 4, testResults }, true)).toEqual({
    passed: 4,
    failed: ['prices.test.ts: prices are rounded', 'mails.test.ts: Hook timed out'],
    flaky: [],
  });
});

test('a step that fails without a report is a failure', () => {
  expect(readTestReport('/nowhere/report.json', true).failed).toEqual(['no single test; see above']);
  expect(readTestReport('/nowhere/report.json', false)).toEqual({ passed: 0, failed: [], flaky: [] });
});
