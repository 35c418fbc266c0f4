import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { capabilities, existingBackendUrl } from '@/lib/backend-choice';
import { project } from '@/scripts/project.mjs';

afterEach(() => vi.unstubAllEnvs());

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

test.each([undefined, '', '  '])('without a URL (%j) the built-in backend has every capability', (url) => {
  vi.stubEnv('BACKEND_URL', url);
  expect(existingBackendUrl()).toBeUndefined();
  expect(new Set(Object.values(capabilities()))).toEqual(new Set([true]));
});

test('an existing backend has no capability beyond the specification', () => {
  vi.stubEnv('BACKEND_URL', ' https://school.example// ');
  expect(existingBackendUrl()).toBe('https://school.example');
  expect(new Set(Object.values(capabilities()))).toEqual(new Set([false]));
});
