import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { project } from '@/scripts/project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cms-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a CMS command that exits before it has finished is run again', () => {
  const script = join(folder, 'once-lost.mjs');
  writeFileSync(
    script,
    `import { existsSync, writeFileSync } from 'node:fs';
     const mark = ${JSON.stringify(join(folder, 'mark'))};
     if (!existsSync(mark)) {
       writeFileSync(mark, '');
       await new Promise(() => {});
     }
     console.log('the whole of it');`,
  );
  const command = [join('scripts', 'cms.mjs'), 'run', script];
  const result = spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' });
  expect(result).toMatchObject({ status: 0, stdout: 'the whole of it\n' });
}, 60_000);
