import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { project } from '@/scripts/project.mjs';

beforeEach(() => void vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const chooseBackend = (url: string | undefined) => {
  vi.stubEnv('BACKEND_URL', url);
  return import('@/lib/backend-choice');
};

test('only one source file checks whether there is an existing backend', () => {
  const files = ['lib', 'app', 'components'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const asking = [...files, 'middleware.ts'].filter((file) =>
    readFileSync(join(project, file), 'utf8').includes('BACKEND_URL'),
  );
  expect(asking.sort()).toEqual(['lib/backend-choice.ts', 'lib/env.ts']);
});

test.each([undefined, '', '  '])('without a URL (%j) the built-in backend has every capability', async (url) => {
  const { capabilities, existingBackendUrl } = await chooseBackend(url);
  expect(existingBackendUrl).toBeUndefined();
  expect(new Set(Object.values(capabilities))).toEqual(new Set([true]));
});

test('an existing backend has no capability beyond the specification', async () => {
  const { capabilities, existingBackendUrl } = await chooseBackend(' https://school.example// ');
  expect(existingBackendUrl).toBe('https://school.example');
  expect(new Set(Object.values(capabilities))).toEqual(new Set([false]));
});
