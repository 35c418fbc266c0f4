import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { freePort } from '../../scripts/port.mjs';
import { startSite } from '../bench/running-server.mjs';
import { logInAsOwner } from '../faults/owner.mjs';

type Site = Awaited<ReturnType<typeof startSite>>;

const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-restart-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const storedPages = join(folder, 'home-pages.json');

/** Undefined while nothing listens. */
const read = (site: Pick<Site, 'url'>, path: string) =>
  fetch(new URL(path, site.url), { headers: { accept: 'text/html', ...forwardedIp() } })
    .then((response) => response.text())
    .catch(() => undefined);

test('after a restart the home page comes before all else, and never from before a save', async () => {
  test.setTimeout(180_000);
  const PORT = String(await freePort());
  const start = (ready = '/readyz') =>
    startSite(folder, { PORT, SEED: 'none', TRUST_PROXY: '1' }, { stderr: 'ignore', ready });
  const first = await start();
  await expect.poll(() => existsSync(storedPages), { timeout: 30_000 }).toBe(true);
  const page = await read(first, '/');
  await first.stop();

  const order: string[] = [];
  const contents: Record<string, string | undefined> = {};
  const visit = async (path: string) => {
    while (contents[path] === undefined) {
      contents[path] = await read(first, path);
      await pause(5);
    }
    order.push(path);
  };
  const [second] = await Promise.all([start(), ...['/api/course?type=Adult', '/readyz', '/about', '/'].map(visit)]);
  expect(order[0]).toBe('/');
  expect(contents['/']).toBe(page);
  expect(contents['/about']).toContain('</html>');

  await expect.poll(() => existsSync(storedPages), { timeout: 30_000 }).toBe(true);
  const saved = await fetch(new URL('/cms-api/globals/school', second.url), {
    method: 'POST',
    headers: {
      cookie: await logInAsOwner(second),
      origin: second.url,
      'content-type': 'application/json',
      ...forwardedIp(),
    },
    body: JSON.stringify({ phone1: '09 777 123 456' }),
  });
  expect(saved.status).toBe(200);
  if (!second.pid) throw new Error('The site has ended.');
  process.kill(second.pid, 'SIGKILL');
  await second.stop();
  const third = await start('/');
  expect(await read(third, '/')).toContain('777 123 456');
  await third.stop();
});
