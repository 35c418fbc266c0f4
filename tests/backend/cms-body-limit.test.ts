import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { withBodyLimit } from '@/lib/cms/access/body-limit';
import { openTestBackend } from '@/tests/support/database';
import { makeStaff, staffPassword } from '@/tests/support/factories';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
const { default: config } = await import('@payload-config');
const { handleEndpoints } = await import('payload');
const { sharp } = await import('@/lib/cms/sharp');

const handle = vi.fn((request: Request) => handleEndpoints({ config, request }));
const { hasStaffSession } = await import('@/lib/backend/staff-session');
const cmsApi = withBodyLimit(handle, hasStaffSession);

type Sent = { headers?: Record<string, string>; method?: string };

async function send(path: string, body: BodyInit, { headers = {}, method = 'POST' }: Sent = {}) {
  handle.mockClear();
  const request = new Request(`http://localhost/cms-api${path}`, {
    method,
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
  const response = await cmsApi(request, { params: Promise.resolve({}) });
  return { status: response.status, content: await response.json() };
}

async function loggedIn() {
  const { email, id } = await makeStaff('owner');
  const { token } = await cms.login({ collection: 'staff', data: { email, password: staffPassword } });
  return { id, headers: { authorization: `JWT ${token}` } };
}

const json = { 'content-type': 'application/json' };
/** A body without Content-Length, and how many bytes of it were read. */
function chunked(bytes: number) {
  const taken = { bytes: 0 };
  const piece = new TextEncoder().encode(' '.repeat(8 * 1024));
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken.bytes >= bytes) return controller.close();
      taken.bytes += piece.length;
      controller.enqueue(piece);
    },
  });
  return { taken, stream };
}
const tooLarge = { errors: [{ message: 'This request is too large.' }] };

test.each(['/staff/login', '/media', '/staff?where[id][exists]=true'])(
  'nobody but staff sends more than 64 KB to %s, with a length',
  async (path) => {
    const body = ' '.repeat(70 * 1024);
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': type, 'content-length': String(body.length) };
      expect(await send(path, body, { headers })).toEqual({ status: 413, content: tooLarge });
      expect(handle).not.toHaveBeenCalled();
    }
  },
);

test('a large body is refused without Content-Length, and as a query in a body', async () => {
  const ways: Record<string, string>[] = [
    {},
    { 'x-http-method-override': 'GET' },
    { authorization: 'JWT not.a.token' },
  ];
  for (const more of ways) {
    const { stream, taken } = chunked(60 * 1024 * 1024);
    expect(await send('/staff/login', stream, { headers: { ...json, ...more } })).toEqual({
      status: 413,
      content: tooLarge,
    });
    expect(taken.bytes).toBeLessThan(128 * 1024);
    expect(handle).not.toHaveBeenCalled();
  }
});

test('logins as JSON and with the admin’s form pass', async () => {
  const { email } = await makeStaff('editor');
  const login = { email, password: staffPassword };
  expect((await send('/staff/login', JSON.stringify(login), { headers: json })).status).toBe(200);
  const form = new FormData();
  form.set('_payload', JSON.stringify(login));
  expect((await send('/staff/login', form)).status).toBe(200);
});

test('staff can upload a picture, and send 2 MB of text but no more', async () => {
  const { id, headers } = await loggedIn();
  const raw = { width: 900, height: 900, channels: 3 as const };
  const png = await sharp(randomBytes(900 * 900 * 3), { raw })
    .png()
    .toBuffer();
  expect(png.length).toBeGreaterThan(1024 * 1024);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(png)], 'class.png', { type: 'image/png' }));
  form.set('_payload', JSON.stringify({ alt: 'A class' }));
  const { status, content } = await send('/media', form, { headers });
  expect(status).toBe(201);
  expect(content.doc).toMatchObject({ alt: 'A class', mimeType: 'image/webp' });

  const text = (bytes: number) => JSON.stringify({ name: 'Thiri', notes: 'n'.repeat(bytes) });
  const change = { method: 'PATCH', headers: { ...headers, ...json } };
  expect((await send(`/staff/${id}`, text(1024 * 1024), change)).status).toBe(200);
  expect((await send(`/staff/${id}`, text(2 * 1024 * 1024), change)).status).toBe(413);
});

test('GET requests pass', async () => {
  const request = new Request('http://localhost/cms-api/staff/me');
  await cmsApi(request, { params: Promise.resolve({}) });
  expect(handle).toHaveBeenLastCalledWith(request, expect.anything());
});

test.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
  'a form of the type "%s" that cannot be read is refused before the CMS parses it',
  async (type) => {
    for (const body of ['', 'null', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n--x--']) {
      const { status, content } = await send('/courses', body, { headers: { 'content-type': type } });
      expect([body, status, content]).toEqual([body, 400, { errors: [{ message: 'This form cannot be read.' }] }]);
      expect(handle).not.toHaveBeenCalled();
    }
  },
);

test('a GET is never parsed as a form', async () => {
  const headers = { 'content-type': 'multipart/form-data' };
  const response = await cmsApi(new Request('http://localhost/cms-api/faqs', { headers }), {
    params: Promise.resolve({}),
  });
  expect(response.status).toBe(403);
});
