import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { testEnvironment, withDatabase } from './test-environment';

// Each test file runs in its own process.
const server = process.env.TEST_DATABASE_URL;
const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-test-'));

Object.assign(process.env, {
  DATA_DIR: folder,
  ...testEnvironment,
  DATABASE_URL: server ? withDatabase(server, `test_${randomUUID().replaceAll('-', '')}`) : '',
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
