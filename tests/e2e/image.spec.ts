import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '@/tests/support/journey';
import { freePort } from '../../scripts/port.mjs';
import { project } from '../../scripts/project.mjs';

const dockerfile = readFileSync(join(project, 'Dockerfile'), 'utf8');
const [, image = ''] = dockerfile.split(/^FROM .*slim$/m);
const copied = [...image.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths = '']) =>
  paths.split(' ').map((path) => path.replace('/app/', '')),
);
const variables = Object.fromEntries(
  [...image.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' ').map((pair) => pair.split('='))),
);
const [, command = ''] = image.match(/^CMD (\[.+\])$/m) ?? [];
const nobody = 65534;
const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** Links the files, which takes no space, or copies them to another disk. */
function copy(path: string, folder: string): void {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  const isLinked = spawnSync('cp', ['-al', join(project, path), target]).status === 0;
  if (!isLinked) cpSync(join(project, path), target, { recursive: true, verbatimSymlinks: true });
}

/** What `npm install --omit=dev` installs. */
function copyPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const isNested = (path: string) => path.lastIndexOf('node_modules/') > 0;
  for (const [path, { dev }] of Object.entries(packages)) {
    if (path === '' || dev || isNested(path) || !existsSync(join(project, path))) continue;
    copy(path, folder);
  }
}

async function stop(server: ChildProcess): Promise<number | null> {
  if (server.exitCode !== null) return server.exitCode;
  server.kill('SIGTERM');
  const [code] = (await once(server, 'exit')) as [number | null];
  return code;
}

test('the files of the image run the site, as another user who may write to the data folder only', async ({
  request,
  page,
}) => {
  test.setTimeout(300_000);
  const root = mkdtempSync(join(tmpdir(), 'ecole-padauk-image-'));
  const [app, data] = [join(root, 'app'), join(root, 'data')];
  for (const folder of [app, data]) mkdirSync(folder);
  chmodSync(root, 0o755);
  if (asNobody.uid) chownSync(data, nobody, nobody);
  for (const path of copied)
    if (path === 'node_modules') copyPackages(app);
    else copy(path, app);
  rmSync(join(app, '.next', 'cache'), { recursive: true, force: true });

  const port = await freePort();
  const [node, ...args] = JSON.parse(command) as string[];
  expect(node).toBe('node');
  const env = {
    ...variables,
    PATH: process.env.PATH,
    HOME: '/nonexistent',
    DATA_DIR: data,
    HOSTNAME: '127.0.0.1',
    PORT: String(port),
  };
  const server = spawn(process.execPath, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'], ...asNobody });
  let log = '';
  for (const output of [server.stdout, server.stderr])
    output?.on('data', (text) => {
      log += text;
    });
  const url = `http://127.0.0.1:${port}`;
  try {
    await expect
      .poll(
        async () =>
          server.exitCode === null ? (await request.get(`${url}/readyz`).catch(() => undefined))?.status() : log,
        { timeout: 240_000 },
      )
      .toBe(200);
    const message = {
      name: 'Thiri Aung',
      email: 'thiri@example.com',
      subject: 'Hello',
      phone: '09250000117',
      message: 'When do you open?',
    };
    const sent = await request.post(`${url}/api/contact`, { data: message });
    expect(sent.status(), await sent.text()).toBe(200);
    const security = await request.get(`${url}/.well-known/security.txt`);
    expect(await security.text()).toMatch(/^Contact: /);
    await page.goto(`${url}/admin/login`);
    await expect(page.getByLabel(/email/i)).toBeVisible();
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(existsSync(join(data, 'school.db'))).toBe(true);
    expect(log).not.toMatch(/EACCES|EROFS|Cannot find/);
    expect(await stop(server)).toBe(143);
  } finally {
    await stop(server);
    rmSync(root, { recursive: true, force: true });
  }
});
