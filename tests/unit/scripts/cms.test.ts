import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { project } from '@/scripts/project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cms-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the command line of the CMS does not end while nothing but its loader is at work', () => {
  const script = join(folder, 'wait.mjs');
  // Like a reply from the loader's thread, this timer does not keep the process alive.
  writeFileSync(script, "await new Promise((done) => setTimeout(done, 300).unref());\nconsole.log('the whole of it');\n");
  const printed = execFileSync(process.execPath, [join('scripts', 'cms.mjs'), 'run', script], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(printed).toContain('the whole of it');
}, 60_000);
