import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { buildEnvironment, compile, completeBuild } from '@/scripts/build.mjs';

const { folder, run } = await vi.hoisted(async () => {
  const [{ mkdtempSync }, { tmpdir }, path] = await Promise.all([
    import('node:fs'),
    import('node:os'),
    import('node:path'),
  ]);
  return { folder: mkdtempSync(path.join(tmpdir(), 'build-')), run: vi.fn() };
});
vi.mock('@/scripts/project.mjs', () => ({ project: folder, hasSources: true }));
vi.mock('@/scripts/command.mjs', () => ({ run, tool: (path: string) => path }));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text = '') => writeFileSync(join(folder, name), text);

/** The names of the scripts that have run since it was last called. */
function takeRuns(): string[] {
  const scripts = run.mock.calls.map(([, args]) =>
    args
      .findLast((arg: string) => arg.includes('/'))
      .split('/')
      .at(-1),
  );
  run.mockClear();
  return scripts;
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  run.mockReset();
  run.mockImplementation(async (_, [script]: string[]) => {
    if (!script?.startsWith('next')) return;
    mkdirSync(join(folder, '.next'), { recursive: true });
    write('.next/BUILD_ID');
  });
});

test('a build reads next.config.ts, not the configuration of the server that starts it', () => {
  const env = buildEnvironment({ PATH: '/bin', __NEXT_PRIVATE_STANDALONE_CONFIG: '{}' });
  expect(env).toEqual({ PATH: '/bin', NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
});

test('a site is compiled when its sources have changed, and completed once', async () => {
  write('page.ts', '1');
  const stamp = await compile();
  expect(takeRuns()).toEqual(['next']);
  // A start that ended before it had completed the build.
  expect(await compile()).toBe(stamp);
  expect(takeRuns()).toEqual([]);
  await completeBuild(stamp);
  expect(takeRuns()).toEqual(['complete-build.mjs']);
  const complete = await compile();
  expect(complete).toBeUndefined();
  await completeBuild(complete);
  expect(takeRuns()).toEqual([]);
  write('page.ts', '2');
  expect(await compile()).not.toBe(stamp);
  expect(takeRuns()).toEqual(['next']);
});

test('a build that could not be compressed is completed by the next start', async () => {
  write('page.ts', '3');
  const stamp = await compile();
  run.mockRejectedValueOnce(new Error('the disk is full'));
  await expect(completeBuild(stamp)).rejects.toThrow('the disk is full');
  expect(await compile()).toBe(stamp);
});
