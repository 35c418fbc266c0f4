import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import loadConfig from 'next/dist/server/config';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtConfiguration } from '@/scripts/built-configuration.mjs';

let build = '';
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'ecole-padauk-build-'));
});
afterEach(() => {
  rmSync(build, { recursive: true });
  vi.unstubAllEnvs();
});

const builtWith = (remotePatterns: unknown[]) => {
  const config = { distDir: '.next', images: { remotePatterns }, env: { made: 'by the build' } };
  writeFileSync(join(build, 'required-server-files.json'), JSON.stringify({ version: 1, config }));
  return config;
};

test('a start uses the configuration of the build, and Next reads no other', async () => {
  const config = builtWith([]);
  const built = builtConfiguration(build, undefined);
  expect(JSON.parse(built ?? '')).toEqual(config);
  vi.stubEnv('__NEXT_PRIVATE_STANDALONE_CONFIG', built);
  expect(await loadConfig(PHASE_PRODUCTION_SERVER, build)).toEqual(config);
});

test('with an existing backend the configuration is read again, since it contains the URL of the backend', () => {
  builtWith([]);
  expect(builtConfiguration(build, 'https://school.example')).toBeUndefined();
});

test('a start without an existing backend does not use a build for one', () => {
  builtWith([{ hostname: 'school.example' }]);
  expect(builtConfiguration(build, undefined)).toBeUndefined();
});
