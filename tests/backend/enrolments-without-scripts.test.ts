import { expect, test } from 'vitest';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse } from '@/tests/support/factories';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { guestForm } from '@/tests/support/transfers';

const { cms, request } = await openTestBackend();
const course = await makeCourse({ name: 'Français A1' });
const snapShot = asFile(await receiptPicture());
const rows = async (phone: string) =>
  (await cms.find({ collection: 'enrolments', where: { phone: { equals: phone } }, depth: 0 })).docs;

const post = (body: FormData, { query = '', origin = 'https://school.test' } = {}) =>
  request(`/zoom-form/upload-form/${course.id}${query}`, {
    method: 'POST',
    body,
    headers: { accept: 'text/html', host: 'school.test', origin },
  });

test('types and channels are accepted as repeated fields, as a no-script form sends them', async () => {
  const form = new FormData();
  const sent = guestForm();
  for (const [name, value] of Object.entries(sent)) {
    if (value && name !== 'communication') form.append(name, value);
  }
  form.append('courseType', 'Rules & Policy for the Zoom Private/Individual Course');
  form.append('communication', 'viber');
  form.append('snapShot', snapShot);
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

test('a no-script form that is refused returns to its page with class and reservation, and with nothing else', async () => {
  const form = new FormData();
  form.append('name', 'Su');
  const query = '?class=c-1&reservation=EP-7K3M-Q2&sent=1&name=Su';
  const response = await post(form, { query });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(
    new RegExp(`^/zoom\\?course=${course.id}&error=\\w+&field=\\w+&class=c-1&reservation=EP-7K3M-Q2#form$`),
  );
});

test('a no-script form post from another site is refused', async () => {
  const form = new FormData();
  form.append('name', 'Thiri Aung');
  const response = await post(form, { origin: 'https://evil.example' });
  expect(response.status).toBe(403);
});
