import { describe, expect, test } from 'vitest';
import { zoomCourseTypes } from '@/lib/contract/enrolments';
import { backgroundWork } from '@/tests/support/background-work';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse } from '@/tests/support/factories';
import { readRedirect } from '@/tests/support/post';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { seatRequests } from '@/tests/support/seat-requests';
import { guestForm, transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, request } = backend;
const { someone, reserveStored, rowOf } = seatRequests(backend);
const { enrol } = transferSender(backend);
const course = await makeCourse({ name: 'Français A1' });
const snapShot = asFile(await receiptPicture());
const rows = async (phone: string) =>
  (await cms.find({ collection: 'enrolments', where: { phone: { equals: phone } }, depth: 0 })).docs;

function htmlForm(sent: ReturnType<typeof guestForm>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) {
    if (value !== undefined && name !== 'communication') form.append(name, value);
  }
  form.append('snapShot', snapShot);
  return form;
}

type Post = { query?: string; origin?: string; headers?: Record<string, string> };

async function post(body: BodyInit, { query = '', origin = 'https://school.test', headers = {} }: Post = {}) {
  const response = await request(`/zoom-form/upload-form/${course.id}${query}`, {
    method: 'POST',
    body,
    headers: { accept: 'text/html', host: 'school.test', origin, ...fromIp(), ...headers },
    duplex: 'half',
  } as RequestInit);
  await backgroundWork();
  return response;
}

test('types and channels are accepted as repeated fields, as a no-script form sends them', async () => {
  const sent = guestForm();
  const form = htmlForm(sent);
  form.append('courseType', 'Rules & Policy for the Zoom Private/Individual Course');
  form.append('communication', 'viber');
  const response = await post(form);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(
    new RegExp(`^/zoom\\?course=${course.id}&sent=1&reference=EP-\\w{4}-\\w{2}#form$`),
  );
  const [row] = await rows(`+95${String(sent.phNumber).slice(1)}`);
  expect(row?.courseType).toBe(
    'Rules & Policy for the Zoom Group Course, Rules & Policy for the Zoom Private/Individual Course',
  );
  expect(JSON.parse(row?.communication ?? '')).toMatchObject({ viber: true, telegram: false });
});

const query = '?class=c-1&reservation=EP-7K3M-Q2&sent=1&name=Su';
const refusedPage = `^/zoom\\?course=${course.id}&error=\\w+&field=\\w+`;

test.each([
  ['with the chosen class and the reservation, and with nothing else', 'c-1', '&class=c-1&reservation=EP-7K3M-Q2'],
  ['without both if a class will be chosen later', '', ''],
])('a no-script form that is refused returns to its page %s', async (_, chosen, kept) => {
  const response = await post(htmlForm({ name: 'Su', class: chosen, reservation: 'EP-7K3M-Q2' }), { query });
  const { status, location } = await readRedirect(response);
  expect(status).toBe(303);
  expect(location).toMatch(new RegExp(`${refusedPage}${kept}#form$`));
});

test('a no-script form that is refused gives back all that was typed and chosen, except the file', async () => {
  const { reservation, communication, ...typed } = guestForm({
    name: 'Su',
    child: 'c-1',
    amount: '၁၅၀,၀၀၀',
    transactionNumber: '0100 1234',
  });
  const form = htmlForm(typed);
  form.append('courseType', zoomCourseTypes[1]);
  for (const channel of ['telegram', 'viber']) form.append('communication', channel);
  const { values } = await readRedirect(await post(form));
  expect(values).toEqual({ ...typed, courseType: zoomCourseTypes.join(', '), communication: 'telegram, viber' });
});

test.each([
  ['a file that is no picture', { snapShot: new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }) }, 'snapShot'],
  ['a character that is not allowed', { fbName: 'Thiri\uFFFD' }, 'error=characterNotAllowed'],
])('a no-script form with %s gives back what was typed', async (_, wrong, problem) => {
  const { communication, ...typed } = guestForm();
  const form = htmlForm(typed);
  for (const [name, value] of Object.entries(wrong)) form.set(name, value as string);
  const { location, values } = await readRedirect(await post(form));
  expect(location).toContain(problem);
  expect(values).toMatchObject({ ...typed, ...('fbName' in wrong && wrong) });
});

test('a no-script form that cannot be read returns to the class and the reservation of its page', async () => {
  const form = htmlForm({});
  for (let field = 0; field < 50; field++) form.append('age', '24');
  const { location } = await readRedirect(await post(form, { query }));
  expect(location).toBe(`/zoom?course=${course.id}&error=unreadable&class=c-1&reservation=EP-7K3M-Q2#form`);
});

describe('a no-script form that is refused before it is read', () => {
  const { reservation, communication, ...typed } = guestForm({ child: 'c-1' });
  const { name, age } = typed;

  function formWith(bytes: number): FormData {
    const form = htmlForm(typed);
    form.set('snapShot', new File([new Uint8Array(bytes)], 'screenshot.png', { type: 'image/png' }));
    form.append('amount', '150,000');
    return form;
  }
  async function clientOverLimit() {
    const client = fromIp();
    for (let sent = 0; sent < 20; sent++) await post(new FormData(), { headers: client });
    return client;
  }

  test('by the rate limit gives back what was typed before the screenshot, and all with a small one', async () => {
    const headers = await clientOverLimit();
    const { location, values } = await readRedirect(await post(formWith(100_000), { headers, query }));
    expect(location).toBe(`/zoom?course=${course.id}&error=busy&class=c-1&reservation=EP-7K3M-Q2#form`);
    expect(values).toMatchObject({ ...typed, amount: '' });
    const small = await readRedirect(await post(formWith(1000), { headers }));
    expect(small.values).toEqual({ ...typed, communication: '', amount: '150,000', transactionNumber: '' });
  });

  test('by the rate limit is read no further than its first 64 KB', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', ...(await clientOverLimit()) };
    const part = (field: string) => `--x\r\nContent-Disposition: form-data; name=${field}\r\n\r\n`;
    const start = new TextEncoder().encode(`${part('"name"')}${name}\r\n${part('"snapShot"; filename="a.png"')}`);
    let chunks = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(chunks++ === 0 ? start : new Uint8Array(64 * 1024));
      },
    });
    const { values } = await readRedirect(await post(body, { headers }));
    expect(values).toMatchObject({ name });
    expect(chunks).toBeLessThan(8);
  });

  test('by uploads that are under way gives back what was typed before the screenshot', async () => {
    const client = fromIp();
    const endless = new AbortController();
    const uploads = Array.from({ length: 3 }, () => {
      const body = new ReadableStream({
        start: (stream) => endless.signal.addEventListener('abort', () => stream.error(new Error('gone'))),
      });
      const headers = { accept: '*/*', 'content-type': 'multipart/form-data; boundary=x', ...client };
      return post(body, { headers });
    });
    const { location, values } = await readRedirect(await post(formWith(100_000), { headers: client }));
    endless.abort();
    for (const { status } of await Promise.all(uploads)) expect(status).toBe(400);
    expect(location).toBe(`/zoom?course=${course.id}&error=uploadsBusy#form`);
    expect(values).toMatchObject({ name, age });
  });

  test.each([
    ['its length', { 'content-length': '6000000' }],
    ['its bytes', {}],
  ])('as too large, by %s, gives back what was typed before the screenshot', async (_, headers: object) => {
    const response = await post(formWith(6_000_000), { headers: { ...headers } });
    const { location, values } = await readRedirect(response);
    expect(location).toBe(`/zoom?course=${course.id}&error=requestTooLarge#form`);
    expect(values).toMatchObject({ name, age });
  });
});

test('a no-script form that a script has sent already makes no second record', async () => {
  const sent = guestForm();
  expect((await enrol(course.id, { ...sent, snapShot }, { 'idempotency-key': crypto.randomUUID() })).status).toBe(200);
  expect((await post(htmlForm(sent))).headers.get('location')).toContain('&sent=1');
  expect(await rows(`+95${String(sent.phNumber).slice(1)}`)).toHaveLength(1);
});

test.each([
  ['pays the reservation of its page', 'class', 'Pending'],
  ['leaves it unpaid if a class will be chosen later', '', 'Reserved'],
])('a no-script form %s', async (_, chosen, state) => {
  const { id } = await makeClass(course.id, { seats: 3 });
  const { person, row } = await reserveStored(id, {
    ...someone(),
    phoneNumber: chosen ? '09250000117' : '09250000118',
  });
  const sent = guestForm({ phNumber: person.phoneNumber, reservation: row.reference, class: chosen && id });
  const response = await post(htmlForm(sent));
  expect(response.headers.get('location')).toContain('&sent=1');
  expect(await cms.findByID({ collection: 'enrolments', id: row.id, depth: 0 })).toMatchObject({ state });
  expect(await rowOf(String(sent.email))).toMatchObject({ state: 'Pending', class: chosen ? id : null });
});

test('a no-script form post from another site is refused', async () => {
  const form = new FormData();
  form.append('name', 'Thiri Aung');
  const response = await post(form, { origin: 'https://evil.example' });
  expect(response.status).toBe(403);
});
