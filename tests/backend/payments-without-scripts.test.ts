import { expect, test } from 'vitest';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse } from '@/tests/support/factories';
import { registerLearner } from '@/tests/support/learners';
import { readRedirect } from '@/tests/support/post';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, request } = backend;
const { pay } = transferSender(backend);
const course = await makeCourse({ name: 'Le français en vidéo', type: 'Video', mainType: 'Video' });
const payment = asFile(await receiptPicture());
const rows = async (learner: string) =>
  (await cms.find({ collection: 'payment-requests', where: { learner: { equals: learner } }, depth: 0 })).docs;

type Sent = { token?: string; name?: string; headers?: Record<string, string> };

/** As a browser without scripts posts the form of /payment. */
function post({ token, name = 'Su Myat Noe', headers }: Sent) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ name, description: '09 250 000 117', course: course.id, payment }))
    body.append(field, value);
  return request(`/payment/request_payment?course=${course.id}&name=Su`, {
    method: 'POST',
    body,
    headers: {
      accept: 'text/html',
      host: 'school.test',
      origin: 'https://school.test',
      ...fromIp(),
      ...(token && { cookie: `learner_session=${token}` }),
      ...headers,
    },
  });
}

test('a learner pays with the session cookie, and returns to the page of the course', async () => {
  const learner = await registerLearner(request);
  const response = await post({ token: learner.token });
  const [row] = await rows(learner.id);
  expect(row).toMatchObject({ email: learner.email, state: 'Pending', courseName: course.name });
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/payment?sent=1&reference=${row?.reference}&course=${course.id}#form`,
  ]);
});

test('a payment that a script has sent already is not stored again', async () => {
  const { id, token, bearer } = await registerLearner(request);
  const sent = { name: 'Su Myat Noe', description: '09 250 000 117', course: course.id, payment };
  expect((await pay(sent, { ...bearer, 'idempotency-key': crypto.randomUUID() })).status).toBe(200);
  expect((await post({ token })).headers.get('location')).toContain('sent=1');
  expect(await rows(id)).toHaveLength(1);
});

test('a payment that is refused returns to its field, with what was typed', async () => {
  const learner = await registerLearner(request);
  const { location, values } = await readRedirect(await post({ token: learner.token, name: 'Su' }));
  expect(location).toMatch(/^\/payment\?error=nameTooShort&field=name&course=/);
  expect(values).toEqual({ name: 'Su', description: '09 250 000 117', child: '', amount: '', transactionNumber: '' });
  expect(await rows(learner.id)).toEqual([]);
});

test('a payment without a session, or after the logout, is refused with what was typed', async () => {
  const learner = await registerLearner(request);
  await request('/auth/logout', { method: 'POST', headers: learner.bearer });
  for (const token of [undefined, learner.token]) {
    const { location, values } = await readRedirect(await post({ token }));
    expect(location).toBe(`/payment?error=sessionEnded&course=${course.id}#form`);
    expect(values).toMatchObject({ name: 'Su Myat Noe', description: '09 250 000 117' });
  }
  expect(await rows(learner.id)).toEqual([]);
});

test('another site cannot pay with the cookie of a learner', async () => {
  const { token, id } = await registerLearner(request);
  expect((await post({ token, headers: { origin: 'https://evil.example' } })).status).toBe(403);
  expect((await post({ token, headers: { origin: 'null' } })).status).toBe(403);
  const crossSite = await post({ token, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(crossSite.headers.get('location')).toContain('error=sessionEnded');
  expect(await rows(id)).toEqual([]);
});
