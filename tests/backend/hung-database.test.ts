import { connect, createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openTestBackend } from '@/tests/support/database';

vi.setConfig({ testTimeout: 120_000 });
const server = process.env.TEST_DATABASE_URL;

/** Stands between the site and PostgreSQL. Hung, it accepts connections and passes nothing on. */
const proxy = { isHung: false, connections: 0, sockets: new Set<Socket>() };
if (server) {
  const { hostname, port } = new URL(server);
  const between = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    proxy.connections += 1;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      proxy.sockets.add(from);
      from.on('data', (data) => proxy.isHung || to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.hostname = '127.0.0.1';
  url.port = String((between.address() as { port: number }).port);
  process.env.DATABASE_URL = url.href;
  afterAll(() => {
    for (const socket of proxy.sockets) socket.destroy();
    between.close();
  });
}

const message = {
  name: 'Thiri Aung',
  email: 'thiri@example.com',
  subject: 'Evening courses',
  phone: '09 250 000 117',
  message: 'Do you have evening courses for beginners?',
};

/** SQLSTATE. */
const queryCanceled = '57014';

describe.runIf(server)('a PostgreSQL that accepts connections but does not respond', async () => {
  const { request, cms } = server ? await openTestBackend() : ({} as never);
  const read = () => request('/course');
  const write = () =>
    request('/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(message),
    });

  test('leads to 503, then to 503 without another connection; afterwards requests succeed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    cms.logger.level = 'silent';
    expect((await read()).status).toBe(200);
    expect((await write()).status).toBeLessThan(300);
    for (let round = 0; round < 2; round += 1) {
      proxy.isHung = true;
      const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 4 === 0 ? write() : read())));
      for (const { status, headers } of responses)
        expect([status, Number(headers.get('retry-after'))]).toEqual([503, 10]);
      const { connections } = proxy;
      expect((await read()).status).toBe(503);
      expect(proxy.connections).toBe(connections);
      proxy.isHung = false;
      await vi.waitFor(async () => expect((await read()).status).toBe(200), { timeout: 15_000, interval: 500 });
      // No connection was lost to the pool. Of so many messages some are refused as too many.
      const back = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 4 === 0 ? write() : read())));
      expect(back.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    }
  });

  test('a statement that takes too long is cancelled by the server, and the response is 503', async () => {
    const { isDatabaseUnavailable } = await import('@/lib/cms/database-unavailable');
    const { pool } = cms.db as unknown as { pool: { query: (text: string) => Promise<unknown> } };
    const error = await pool.query('SELECT pg_sleep(30)').catch((failure: unknown) => failure);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(error).toMatchObject({ code: queryCanceled });
  });
});

test.runIf(!server)('SQLite needs no server', () => {
  expect(process.env.DATABASE_URL).toBe('');
});
