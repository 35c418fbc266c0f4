import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';
import { emptyVariables } from './scripts/environment.mjs';
import { freePort } from './scripts/port.mjs';

// Workers read this file too: the first reading chooses, the environment tells the others.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_EXISTING_PORT ??= String(await freePort());

/** The site on its own backend, and a second instance that reads everything from the first one's API. */
const site = process.env.E2E_BASE_URL ?? `http://127.0.0.1:${process.env.E2E_PORT}`;
const existing = `http://127.0.0.1:${process.env.E2E_EXISTING_PORT}`;
process.env.E2E_EXISTING_URL ??= existing;
process.env.E2E_DATA_DIR ??= join(tmpdir(), `ecole-padauk-e2e-${process.env.E2E_PORT}`);

const server = (url: string, env: Record<string, string>) => ({
  command: 'node scripts/test-server.mjs',
  url: `${url}/readyz`,
  timeout: 600_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    ...emptyVariables(),
    HOSTNAME: '127.0.0.1',
    PORT: new URL(url).port,
    SEED: 'demo',
    TRUST_PROXY: '1',
    OWNER_EMAIL: 'owner@ecolepadauk.example',
    OWNER_PASSWORD: 'owner-password-for-tests',
    LEVEL_TEST_TOKEN: 'level-test-token-for-tests',
    STYLEGUIDE: '1',
    // Backups are made when a journey asks for one.
    BACKUP_EVERY_MINUTES: '0',
    ...env,
  },
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  // One failure on a busy machine is reported as flaky (`scripts/test-report.mjs`) and does not refuse a change; two in a row do.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }]],
  use: {
    baseURL: site,
    browserName: 'chromium',
    // A browser on a busy machine takes its line for a slow one, on which pages wait with their scripts.
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumArguments, '--force-effective-connection-type=4G'],
    },
    screenshot: 'only-on-failure',
    // Recording costs a third of the processor: only what failed is recorded, when it is repeated.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // Where the menu stands open: the way through it, and the journey through the account. Widths of every page are tested above.
    {
      name: 'desktop',
      testMatch: /(accounts[\w-]*|menu)\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: process.env.E2E_BASE_URL
    ? undefined
    : [
        server(site, { DATA_DIR: process.env.E2E_DATA_DIR }),
        server(existing, { DATA_DIR: `${process.env.E2E_DATA_DIR}-existing`, BACKEND_URL: site }),
      ],
});
