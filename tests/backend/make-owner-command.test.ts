import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runPayload } from '@/scripts/payload.mjs';
import { openTestBackend } from '@/tests/support/database';

await openTestBackend();

function command(email: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/make-owner.mjs', email], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return { status, stdout, stderr };
}

test('npm run owner prints what is missing, in one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-owner-'));
  expect(command('nobody')).toMatchObject({ status: 1, stderr: expect.stringContaining('Say for which email') });
  const elsewhere = command('owner@school.example', { DATA_DIR: folder, DATABASE_URL: '' });
  expect(elsewhere).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no database at') });
  rmSync(folder, { recursive: true });
});

test.skipIf(process.env.DATABASE_URL)(
  'on SQLite it asks to stop the server first',
  () => {
    // This very process owns the database, as the server would.
    const refused = command('owner@school.example');
    expect(refused.stderr.trim()).toBe('The server is running and owns the database. Stop it first, then try again.');
    expect(refused.status).toBe(1);
  },
  240_000,
);

test('npm run owner makes an owner and prints a one-time password', async () => {
  // On PostgreSQL beside the server; on SQLite in a folder that no server uses.
  const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-owner-'));
  if (!process.env.DATABASE_URL) {
    const status = runPayload(['run', 'tests/support/prepare-database.ts'], { DATA_DIR: folder });
    expect(status).toBe(0);
  }
  const { status, stdout } = command('new.owner@school.example', { DATA_DIR: folder });
  expect(status).toBe(0);
  expect(stdout).toContain('new.owner@school.example is a new owner.');
  expect(stdout).toMatch(/One-time password {2}[\w-]{16} /);
  rmSync(folder, { recursive: true });
}, 240_000);
