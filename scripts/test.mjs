import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from './build.mjs';
import { provideChromium } from './chromium.mjs';
import { exitCode, tool } from './command.mjs';
import { installDependencies } from './dependencies.mjs';
import { checkSignatures } from './package-signatures.mjs';
import { startPostgres } from './postgres.mjs';
import { main, Problem } from './problem.mjs';
import { readTestReport, summarize } from './test-report.mjs';

const results = [];
const reports = mkdtempSync(join(tmpdir(), 'ecole-padauk-reports-'));

await main(async () => {
  await step('install packages', () => installDependencies({ withTests: true }));
  await step('signatures of packages', checkSignatures);
  await step('find a browser', provideChromium);
  await check('format and lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings']);
  await check('route types', 'next/dist/bin/next', ['typegen']);
  await check('types', 'typescript/bin/tsc', ['--noEmit']);
  await vitest('unit tests', 'unit');
  await vitest('backend tests on SQLite', 'backend', { TEST_DATABASE_URL: '' });
  await backendOnPostgres();
  if (await step('production build', ensureBuild)) await journeys();
  rmSync(reports, { recursive: true, force: true });
  const { text, isFailure } = summarize(results);
  console.log(text);
  process.exitCode = isFailure ? 1 : 0;
});

async function backendOnPostgres() {
  let postgres;
  await step('start PostgreSQL', async () => {
    postgres = await startPostgres();
  });
  if (!postgres) return;
  try {
    await vitest('backend tests on PostgreSQL', 'backend', { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

function vitest(title, project, env) {
  const report = join(reports, `${title.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return check(title, 'vitest/vitest.mjs', ['run', '--project', project, ...reporters], env, report);
}

function journeys() {
  const report = join(reports, 'journeys.json');
  return check(
    'journeys in a browser',
    '@playwright/test/cli.js',
    ['test'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
  );
}

async function check(title, bin, args, env = {}, report = '') {
  return step(
    title,
    async () => {
      const code = await exitCode(process.execPath, [tool(bin), ...args], { env: { ...process.env, ...env } });
      if (code !== 0) throw new Problem(`${title}: failed.`);
    },
    report,
  );
}

async function step(title, work, report = '') {
  const start = Date.now();
  console.log(`\n── ${title}`);
  let isFailure = false;
  try {
    await work();
  } catch (error) {
    isFailure = true;
    console.error(error instanceof Problem ? error.message : error);
  }
  results.push({ title, seconds: (Date.now() - start) / 1000, isFailure, ...readTestReport(report, isFailure) });
  return !isFailure;
}
