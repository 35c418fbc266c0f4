import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

// Each test file runs in its own process.
const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-test-'));

Object.assign(process.env, {
  DATA_DIR: folder,
  PAYLOAD_SECRET: 'a-secret-for-tests-of-32-characters-or-more',
  SESSION_SECRET: 'another-secret-for-tests-of-32-characters-or-more',
  CRON_SECRET: 'a-third-secret-for-tests-of-32-characters-or-more',
  OWNER_PASSWORD: 'the-owner-of-the-tests',
  LEVEL_TEST_TOKEN: 'the-token-of-the-mobile-app',
  SHARED_DATA_DIR: '1',
  DATABASE_URL: newDatabaseUrl(process.env.TEST_DATABASE_URL),
});

function newDatabaseUrl(server: string | undefined): string {
  if (!server) return '';
  const url = new URL(server);
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`;
  return url.href;
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));
