import { describe, expect, test, vi } from 'vitest';
import { enrolment, openExistingApi, order, screenshot } from '@/tests/support/existing-api';
import { readRedirect } from '@/tests/support/post';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const { existing, call } = await openExistingApi();

describe('a form that is posted without scripts', () => {
  const own = { origin: 'http://localhost:3000', accept: 'text/html' };
  const submit = (path: string, fields: [string, string][]) =>
    call(path, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const leadsTo = (response: Response) => [response.status, response.headers.get('location')];

  test('is forwarded as JSON and redirected to its page', async () => {
    existing.respondTo('/api/about/click_to_subscribe', { body: { data: 'Thank you.' } });
    const response = await submit('/api/about/click_to_subscribe', [['email', 'plain@example.com']]);
    expect(leadsTo(response)).toEqual([303, '/subscribe?sent=1#form']);
    expect(existing.requests[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(existing.requests[0]?.body ?? '')).toEqual({ email: 'plain@example.com' });
  });

  test('shows its errors on that page, with what was typed', async () => {
    const wrong = await submit('/api/book/purchase_book/1', [['firstName', 'Su']]);
    expect(await readRedirect(wrong)).toMatchObject({
      status: 303,
      location: '/checkout?book=1&error=fillLastName&field=lastName#form',
      values: { firstName: 'Su', lastName: '' },
    });
    existing.respondTo('/api/book/purchase_book/1', { status: 500, body: { error: 'MongoError' } });
    const broken = await submit('/api/book/purchase_book/1', Object.entries({ ...order, phoneNumber: '09250000118' }));
    expect(await readRedirect(broken)).toMatchObject({
      location: '/checkout?book=1&error=failed#form',
      values: { ...order, phoneNumber: '09250000118' },
    });
  });

  test('for a payment is forwarded with the token of the session cookie, if it comes from a page of the site', async () => {
    existing.respondTo('/api/payment/request_payment', { body: { data: 'Thank you.' } });
    const pay = (headers: Record<string, string>) => {
      const body = new FormData();
      const fields = { name: 'Su Su Aung', description: '09250000117', course: '1', payment: screenshot() };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const path = '/api/payment/request_payment?course=1';
      return call(path, { method: 'POST', headers: { ...own, cookie: 'learner_session=mine', ...headers }, body });
    };
    expect(leadsTo(await pay({}))).toEqual([303, '/payment?sent=1&course=1#form']);
    expect(existing.requests[0]?.headers.authorization).toBe('Bearer mine');
    await pay({ accept: 'application/json' });
    expect(existing.requests[1]?.headers.authorization).toBeUndefined();
    expect((await pay({ origin: 'https://evil.example' })).status).toBe(403);
    expect(existing.requests).toHaveLength(2);
  });

  test('with a file is forwarded as specified, with the checked boxes joined', async () => {
    existing.respondTo('/api/zoom-form/upload-form/1', {
      body: { data: 'Thank you. Your reference is EP-7K3F-9QXM.' },
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(enrolment)) form.append(name, value);
    form.append('courseType', 'Rules & Policy for the Zoom Private/Individual Course');
    form.append('communication', 'viber');
    form.append('snapShot', screenshot());
    const response = await call('/api/zoom-form/upload-form/1', { method: 'POST', headers: own, body: form });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/zoom\?course=1&sent=1/);
    const { body } = existing.requests[0] ?? expect.unreachable();
    expect(body).toContain('Group Course, Rules & Policy for the Zoom Private/Individual Course');
    expect(body).toContain('"viber":true');
  });

  test('with a file is given back if the existing backend refuses it', async () => {
    existing.respondTo('/api/zoom-form/upload-form/1', { status: 400, body: { error: 'No such course.' } });
    const form = new FormData();
    for (const [name, value] of Object.entries(enrolment)) form.append(name, value);
    form.append('snapShot', screenshot());
    const response = await call('/api/zoom-form/upload-form/1', { method: 'POST', headers: own, body: form });
    expect((await readRedirect(response)).values).toMatchObject(enrolment);
  });

  test('of another site is refused', async () => {
    const response = await call('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      body: 'name=Su',
    });
    expect(response.status).toBe(403);
  });

  test('for a login is forwarded as specified, sets the session cookie, and leads to the chosen page', async () => {
    const claims = Buffer.from(JSON.stringify({ _id: '7', name: 'Su' })).toString('base64url');
    const token = `x.${claims}.y`;
    existing.respondTo('/api/auth/login', { body: { data: token } });
    const typed: [string, string][] = Object.entries({ email: 'su@example.com', password: 'une-brioche' });
    const response = await submit('/api/auth/login', [...typed, ['destination', '/my/profile']]);
    expect(leadsTo(response)).toEqual([303, '/my/profile']);
    expect(response.headers.get('set-cookie')).toContain(`learner_session=${token};`);
    expect(JSON.parse(existing.requests[0]?.body ?? '')).toEqual({
      email: 'su@example.com',
      password: 'une-brioche',
      confirm_password: 'une-brioche',
      notificationToken: 'the-push-token',
    });
    const ownPage = { cookie: `learner_session=${token}`, 'sec-fetch-site': 'same-origin' };
    const ask = (headers: Record<string, string>) => call('/api/auth/token', { method: 'POST', headers });
    expect(await (await ask(ownPage)).json()).toEqual({ data: token });
    expect((await ask({ cookie: ownPage.cookie })).status).toBe(401);
  });
});
