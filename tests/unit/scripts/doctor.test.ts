import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAdvisories } from '@/scripts/doctor/advisories.mjs';
import { checkBackups } from '@/scripts/doctor/backups.mjs';
import { checkDatabase } from '@/scripts/doctor/database.mjs';
import { ok, problem, runChecks } from '@/scripts/doctor/finding.mjs';
import {
  checkDisk,
  checkModes,
  checkNode,
  checkProxy,
  checkSecrets,
  checkTimeZones,
} from '@/scripts/doctor/machine.mjs';
import { checkMail } from '@/scripts/doctor/mail.mjs';
import {
  checkClock,
  checkCompression,
  checkHeaders,
  checkReady,
  checkRedirect,
  checkTls,
} from '@/scripts/doctor/website.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-doctor-'));
const headers: Record<string, string> = {
  'content-security-policy': "script-src 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'content-encoding': 'br',
};
/** What the site in front of the doctor does; each test may change it. */
let respond: RequestListener;
let site: Server;
let secureSite: Server;
let url = '';
let secureUrl = '';
let ca = '';
const answer =
  (status = 200, more: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { ...headers, ...more }).end('page');
  };

beforeAll(async () => {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const options = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '60'];
  expect(spawnSync('openssl', [...options, ...files, ...name]).status).toBe(0);
  ca = readFileSync(join(folder, 'cert.pem'), 'utf8');
  site = createServer((request, response) => respond(request, response));
  secureSite = createTlsServer({ cert: ca, key: readFileSync(join(folder, 'key.pem')) }, answer());
  for (const server of [site, secureSite]) await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  url = `http://localhost:${portOf(site)}/`;
  secureUrl = `https://localhost:${portOf(secureSite)}/`;
});
afterAll(() => {
  site.close();
  secureSite.close();
  rmSync(folder, { recursive: true });
});

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

const environment = (values: Record<string, string>) => values as NodeJS.ProcessEnv;

function makeFolder(name: string, files: Record<string, string> = {}): string {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(path, file), content, { mode: 0o600 });
  return path;
}

describe('the site as visitors reach it', () => {
  test('a site that responds well is ok', async () => {
    respond = answer();
    const checks = [checkReady, checkHeaders, checkCompression, checkClock];
    for (const check of checks) expect(await check(url)).toMatchObject({ status: 'ok' });
  });

  test('each fault is a problem that says what to do', async () => {
    respond = answer(503);
    expect(await checkReady(url)).toEqual(problem(expect.stringContaining('read the log')));
    expect(await checkReady('http://127.0.0.1:9/')).toEqual(problem(expect.stringContaining('start it')));
    respond = answer(200, { 'x-frame-options': '', 'content-encoding': 'identity', date: new Date(0).toUTCString() });
    expect(await checkHeaders(url)).toEqual(problem(expect.stringContaining('x-frame-options missing')));
    expect(await checkClock(url)).toEqual(problem(expect.stringContaining('NTP')));
    respond = (_, response) => response.end();
    expect(await checkCompression(url)).toEqual(problem(expect.stringContaining('Accept-Encoding')));
    respond = answer(200, { 'content-encoding': 'gzip' });
    expect(await checkCompression(url)).toMatchObject({ status: 'warning' });
  });

  test('a certificate is ok while browsers accept it, and its days are counted', async () => {
    expect(await checkTls(secureUrl, { ca })).toEqual(ok('the certificate is valid for 59 days more'));
    expect(await checkTls(secureUrl)).toEqual(problem(expect.stringContaining('browsers refuse the certificate')));
    expect(await checkTls(`https://localhost:${portOf(site)}/`)).toEqual(
      problem(expect.stringContaining('no TLS connection')),
    );
    expect(await checkTls('http://school.example/')).toMatchObject({ status: 'problem' });
    expect(await checkHeaders(secureUrl)).toEqual(problem(expect.stringContaining('strict-transport-security')));
  });

  test('http:// must redirect to https://', async () => {
    const port = portOf(site);
    respond = (_, response) => response.writeHead(308, { location: 'https://localhost/' }).end();
    expect(await checkRedirect(secureUrl, { port })).toMatchObject({ status: 'ok' });
    respond = answer();
    expect(await checkRedirect(secureUrl, { port })).toMatchObject({ status: 'problem' });
    expect(await checkRedirect(secureUrl, { port: 9 })).toMatchObject({ status: 'warning' });
  });
});

describe('the machine', () => {
  test('Node is recent enough and still gets fixes', () => {
    const now = new Date('2026-11-23');
    expect(checkNode('24.1.0', now)).toMatchObject({ status: 'ok' });
    expect(checkNode('20.20.2', now)).toMatchObject({ status: 'warning' });
    expect(checkNode('20.8.0', now)).toMatchObject({ status: 'problem' });
    expect(checkTimeZones()).toMatchObject({ status: 'ok' });
    expect(checkTimeZones('UTC')).toMatchObject({ status: 'problem' });
  });

  test('the data folder has room and is closed to others', () => {
    expect(checkDisk(folder).text).toMatch(/GB free at/);
    expect(checkDisk(join(folder, 'missing'))).toMatchObject({ status: 'problem' });
    const open = makeFolder('open', { 'secrets.json': '{}' });
    expect(checkModes(open)).toEqual(ok(expect.stringContaining('only this user')));
    chmodSync(open, 0o755);
    expect(checkModes(open)).toEqual(problem(expect.stringContaining('chmod')));
  });

  test('secrets are in the environment or in the data folder, and strong', () => {
    const secrets = { PAYLOAD_SECRET: 'p'.repeat(32), SESSION_SECRET: 's'.repeat(32), CRON_SECRET: 'c'.repeat(32) };
    const stored = makeFolder('stored', { 'secrets.json': JSON.stringify(secrets) });
    expect(checkSecrets(stored, environment({}))).toMatchObject({ status: 'ok' });
    expect(checkSecrets(folder, environment(secrets))).toMatchObject({ status: 'ok' });
    expect(checkSecrets(folder, environment({}))).toMatchObject({ status: 'problem' });
    const same = { ...secrets, CRON_SECRET: secrets.SESSION_SECRET };
    expect(checkSecrets(folder, environment(same))).toEqual(problem(expect.stringContaining('the same')));
  });

  test('the newest backup is younger than 26 hours', async () => {
    const env = { NODE_ENV: 'test' as const, BACKUP_DIR: makeFolder('backups') };
    const now = Date.parse('2026-11-22T02:30:00Z');
    const check = (hoursLater = 0) => checkBackups(env.BACKUP_DIR, env, now + hoursLater * 3_600_000);
    expect(await check()).toEqual(problem(expect.stringContaining('no backup in')));
    for (const name of ['2026-11-21T02-00-00.json', '2026-11-22T02-00-00.json', '2026-11-22T02-10-00.database.tar.gz'])
      writeFileSync(join(env.BACKUP_DIR, `ecole-padauk-${name}`), '{}');
    expect(await check()).toEqual(ok('the newest backup is 0 hours old'));
    expect(await check(27)).toEqual(problem(expect.stringContaining('27 hours old')));
  });

  test('behind a proxy, client IPs come from it', () => {
    const https = { SITE_URL: 'https://school.example' };
    expect(checkProxy(environment({ ...https, TRUST_PROXY: '1' }))).toMatchObject({ status: 'ok' });
    expect(checkProxy(environment(https))).toMatchObject({ status: 'problem' });
    expect(checkProxy(environment({}))).toMatchObject({ status: 'warning' });
  });

  test('packages with a known advisory are named', () => {
    const advisory = { id: 'GHSA-x', package: '@school/next', affected: '<16.4.0' };
    const build = makeFolder('build');
    mkdirSync(join(build, 'docs'));
    mkdirSync(join(build, '.next'));
    const write = (version: string) => {
      writeFileSync(join(build, 'docs/supply-chain.json'), JSON.stringify({ advisories: [advisory] }));
      const components = [{ group: '@school', name: 'next', version }];
      writeFileSync(join(build, '.next/sbom.cdx.json'), JSON.stringify({ components }));
      return checkAdvisories(build);
    };
    expect(write('16.4.0')).toMatchObject({ status: 'ok' });
    expect(write('16.3.0')).toEqual(problem('@school/next 16.3.0 (GHSA-x): update the site.'));
    expect(checkAdvisories(join(folder, 'empty'))).toMatchObject({ status: 'warning' });
  });
});

test('the mail server is tried without sending', async () => {
  const received: string[] = [];
  const server = createTcpServer((socket) => {
    socket.write('220 mail.example\r\n');
    socket.on('data', (line) => {
      received.push(String(line).trim());
      socket.write(/^QUIT/.test(String(line)) ? '221 bye\r\n' : '250 ok\r\n');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  expect(await checkMail(`smtp://127.0.0.1:${portOf(server)}`)).toMatchObject({ status: 'ok' });
  expect(received.join(' ')).not.toMatch(/MAIL FROM|DATA/);
  server.close();
  expect(await checkMail('smtp://127.0.0.1:9')).toEqual(problem(expect.stringContaining('correct SMTP_URL')));
  expect(await checkMail('')).toMatchObject({ status: 'warning' });
});

test('a database that cannot be reached is one line without its password', async () => {
  const found = await checkDatabase(folder, 'postgres://school:the-password@127.0.0.1:9/school');
  expect(found).toEqual(problem(expect.stringMatching(/^No PostgreSQL at 127\.0\.0\.1:9/)));
  expect(JSON.stringify(found)).not.toContain('the-password');
  expect(await checkDatabase(join(folder, 'missing'), '')).toMatchObject({ status: 'problem' });
});

test('each finding is one line, and a check that breaks is a problem', async () => {
  const lines: string[] = [];
  const checks = [
    ['Site', () => ok('well')],
    ['Clock', () => Promise.reject(new Error('no clock'))],
  ];
  expect(await runChecks(checks, (line: string) => lines.push(line))).toEqual({ ok: 1, warning: 0, problem: 1 });
  expect(lines.slice(0, 2)).toEqual([
    'ok       Site         well',
    'problem  Clock        could not be checked: no clock',
  ]);
});
