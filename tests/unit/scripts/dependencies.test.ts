import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '@/scripts/project.mjs';

test('npm runs no install scripts of packages in this project', () => {
  const setting = execFileSync('npm', ['config', 'get', 'ignore-scripts'], { cwd: project, encoding: 'utf8' });
  expect(setting.trim()).toBe('true');
  expect(readFileSync(join(project, 'scripts', 'dependencies.mjs'), 'utf8')).toContain("'--ignore-scripts'");
});
