import { describe, expect, test, vi } from 'vitest';
import { type OperationKey, operations } from '@/lib/contract/operations';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { enrolment, login, openExistingApi, order, screenshot } from '@/tests/support/existing-api';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const { existing, call, post, enrol } = await openExistingApi();

describe('the rate limits of the contract apply', () => {
  const repeated = async (times: number, send: (at: number) => Promise<Response>) => {
    const statuses: number[] = [];
    for (let at = 0; at < times; at++) statuses.push((await send(at)).status);
    return statuses.filter((status) => status === 429).length;
  };

  test('to logins from one client: 30 in ten minutes', async () => {
    existing.respondTo('/api/auth/login', { status: 401, body: { error: 'Wrong password' } });
    const ip = fromIp();
    expect(await repeated(120, (at) => post('/api/auth/login', { ...login, email: `a${at}@b.com` }, ip))).toBe(90);
    expect(existing.requests).toHaveLength(30);
  });

  test('to reset codes, by client and by the email they go to', async () => {
    existing.respondTo('/api/auth/forgot_password', { body: { data: { message: 'Sent', otp: 'opaque-reset-token' } } });
    const ip = fromIp();
    const requestReset = (email: string, headers = {}) =>
      post('/api/auth/forgot_password?isweb=true', { email }, headers);
    expect(await repeated(60, (at) => requestReset(`a${at}@example.com`, ip))).toBe(40);
    expect(await repeated(60, () => requestReset('su@example.com'))).toBe(59);
    expect(await repeated(1, () => requestReset('SU@example.com'))).toBe(1);
  });

  test('to orders, by phone number in any format', async () => {
    existing.respondTo('/api/book/purchase_book/1', { body: { data: 'Thank you.' } });
    const phones = ['09250000199', '+95 9 250 000 199'];
    expect(
      await repeated(12, (at) => post('/api/book/purchase_book/1', { ...order, phoneNumber: phones[at % 2] })),
    ).toBe(2);
  });

  test('with Retry-After', async () => {
    const requestReset = () => post('/api/auth/forgot_password', { email: 'again@example.com' });
    await requestReset();
    expect((await requestReset()).headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('to every operation that writes', () => {
    const unlimited = Object.entries(operations).filter(
      ([, { method, ...rest }]) => method !== 'GET' && !('rateLimit' in rest),
    );
    const harmless: OperationKey[] = ['logout', 'mirrorSession'];
    expect(unlimited.map(([key]) => key)).toEqual(harmless);
  });

  test('and simultaneous uploads of one client do not block others', async () => {
    existing.respondTo('/api/zoom-form/upload-form/1', { body: { data: 'Thank you.' } });
    const ends: (() => void)[] = [];
    const slow = () => new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) });
    const upload = (ip: string) =>
      call('/api/zoom-form/upload-form/1', {
        method: 'POST',
        headers: { ...fromIp(ip), 'content-type': 'multipart/form-data; boundary=x' },
        body: slow(),
        duplex: 'half',
      } as RequestInit);
    const waiting = Array.from({ length: 8 }, () => upload('192.0.2.1'));
    await vi.waitFor(() => expect(ends).toHaveLength(8));
    expect((await upload('192.0.2.1')).status).toBe(503);
    expect((await enrol(enrolment, screenshot())).status).toBe(200);
    for (const end of ends) end();
    await Promise.all(waiting);
  });
});
