import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { engines } from '@/package.json';
import { output, which } from '@/scripts/command.mjs';
import { idleConnectionMs } from '@/scripts/http-server.mjs';

const read = (path: string) => readFileSync(path, 'utf8');
const [dockerfile, compose, caddy, unit, example] = [
  'Dockerfile',
  'compose.yaml',
  'deploy/Caddyfile',
  'deploy/ecole-padauk.service',
  '.env.example',
].map(read) as [string, string, string, string, string];
const operations = read('docs/operations.md');

const known = new Set([...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name));
/** Of Node and the C library. */
const others = /^(NODE_ENV|MALLOC_\w+)$/;

/** `A=1 B=2` after a keyword at the start of a line. */
const assigned = (text: string, keyword: RegExp) =>
  text
    .split('\n')
    .filter((line) => keyword.test(line))
    .flatMap((line) => [...line.replace(keyword, '').matchAll(/([A-Z][A-Z0-9_]*)=(\S*)/g)])
    .map(([, name = '', value = '']) => [name, value] as const);
const [, siteService = ''] = compose.match(/^ {2}site:\n([\s\S]*?)\n\n/m) ?? [];
const [, siteVariables = ''] = siteService.match(/environment:\n((?: {6}.*\n)+)/) ?? [];
const inCompose = [...siteVariables.matchAll(/^ {6}(\w+):/gm)].map(([, name = '']) => name);
const inImage = assigned(dockerfile, /^ENV /);
const inUnit = assigned(unit, /^Environment=/);

test('every variable of the image, of Compose and of the systemd unit is one that the server reads', () => {
  const names = [...inCompose, ...inImage.map(([name]) => name), ...inUnit.map(([name]) => name)];
  expect(inCompose.length).toBeGreaterThan(5);
  expect(names.filter((name) => !known.has(name) && !others.test(name))).toEqual([]);
});

test('both stages of the image have one version of Node, which the project supports', () => {
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toEqual([images[0], images[0]]);
  const [, major = ''] = images[0]?.match(/^node:(\d+)-/) ?? [];
  const [, least = ''] = engines.node.match(/^>=(\d+)/) ?? [];
  expect(Number(major)).toBeGreaterThan(Number(least));
  expect(Number(major) % 2).toBe(0);
});

test('server, image, health check, Compose, Caddy, nginx and unit agree on the port and the data folder', () => {
  const port = Object.fromEntries(inImage).PORT;
  expect(example).toContain(`# PORT=${port}`);
  expect(dockerfile).toContain(`EXPOSE ${port}`);
  expect(dockerfile).toContain(`http://127.0.0.1:${port}/readyz`);
  expect(caddy).toContain(`reverse_proxy site:${port}`);
  expect(operations).toContain(`server 127.0.0.1:${port};`);
  expect(Object.fromEntries(inUnit).PORT).toBe(port);
  const data = Object.fromEntries(inImage).DATA_DIR;
  expect(dockerfile).toContain(`VOLUME ${data}`);
  expect(compose).toContain(`volumes: [site:${data}]`);
  const [, state] = unit.match(/^StateDirectory=(.+)$/m) ?? [];
  expect(Object.fromEntries(inUnit).DATA_DIR).toBe(`/var/lib/${state}`);
});

test('the server starts with the same limits everywhere', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  const [, command = ''] = scripts.start.match(/exec (node .+)$/) ?? [];
  expect(dockerfile).toContain(
    `CMD [${command
      .split(' ')
      .map((part) => `"${part}"`)
      .join(', ')}]`,
  );
  expect(unit).toContain(`ExecStart=/usr/bin/${command}`);
  const memory = [...scripts.start.matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value]);
  expect(inImage).toEqual(expect.arrayContaining(memory));
  expect(inUnit).toEqual(expect.arrayContaining(memory));
});

test('proxies close idle connections before the site does', () => {
  const seconds = [caddy.match(/keepalive (\d+)s/), operations.match(/keepalive_timeout (\d+)s;/)];
  for (const match of seconds) expect(Number(match?.[1]) * 1000).toBeLessThan(idleConnectionMs);
});

test('the image runs without root, and Compose gives it a read-only root file system and no capabilities', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('FROM'));
  expect(last.indexOf('USER node')).toBeGreaterThan(last.lastIndexOf('RUN '));
  expect(siteService).toContain('read_only: true');
  expect(siteService).toContain('cap_drop: [ALL]');
});

test('every file that the image is built from exists, and secrets and data stay out of it', () => {
  const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
  const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  const generated = ['.next', 'node_modules'];
  const paths = [...sources, ...copied.map((path) => path.replace('/app/', ''))].filter(
    (path) => !generated.includes(path),
  );
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.git', 'data', 'node_modules', '.next']));
});

test('an operator can run owner, move and doctor in the image', () => {
  const [, image = ''] = dockerfile.split(/^FROM .*slim$/m);
  // Without its paths, commands of Payload do not resolve their imports.
  expect(image).toContain('/app/tsconfig.json');
  // The advisories that the doctor knows.
  expect(image).toContain('/app/docs/supply-chain.json');
});

test.runIf(which('systemd-analyze'))('systemd accepts the unit and finds it well confined', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const copy = join(folder, 'ecole-padauk.service');
  // Wherever Node is on this machine.
  writeFileSync(copy, unit.replace('/usr/bin/node', process.execPath));
  expect(output('systemd-analyze', ['verify', '--man=no', copy])).toBe('');
  const exposure = output('systemd-analyze', ['security', '--offline=true', '--threshold=20', copy]);
  expect(exposure).toContain('OK');
});

test('every instruction of the Dockerfile is one that Docker knows, and no image or package is left to chance', () => {
  const instructions = dockerfile
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const names = new Set(instructions.map((line) => line.split(' ', 1)[0]));
  const lintable = [
    'FROM',
    'WORKDIR',
    'COPY',
    'RUN',
    'USER',
    'ENV',
    'VOLUME',
    'EXPOSE',
    'HEALTHCHECK',
    'STOPSIGNAL',
    'CMD',
  ];
  expect([...names].filter((name) => !lintable.includes(name ?? ''))).toEqual([]);
  for (const line of instructions) {
    if (/^(CMD|HEALTHCHECK)/.test(line)) expect(line).toMatch(/CMD \[".*"\]$/);
    if (line.startsWith('FROM')) expect(line).toMatch(/:\S*\d/);
    if (/apt-get install/.test(line)) expect(line).toMatch(/--no-install-recommends.*rm -rf \/var\/lib\/apt\/lists/);
    if (/^(WORKDIR|VOLUME)/.test(line)) expect(line).toMatch(/ \//);
  }
});
